import "./look/fonts.css";
import "./look/tokens.css";
import "./look/ground.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./look/theme";

applyTheme();
mount(App, { target: document.getElementById("table")! });

import "./look/fonts.css";
import "./look/tokens.css";
import "./look/ground.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./look/theme";
import { language } from "./words/say.svelte";

applyTheme();
document.documentElement.lang = language();
mount(App, { target: document.getElementById("table")! });

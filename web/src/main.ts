import "./look/fonts.css";
import "./look/tokens.css";
import "./games/tokens";
import "./look/ground.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followSystem } from "./look/speed.svelte";
import { applyTheme } from "./look/theme";
import { joinedWords } from "./games/joined.svelte";
import { addSource } from "./words/catalogue.svelte";
import { takeKeyFromLink } from "./store/person.svelte";
import { renewWhenGone } from "./wire/gone";
import { language, learn } from "./words/say.svelte";

renewWhenGone();
applyTheme();
followSystem();
takeKeyFromLink();
document.documentElement.lang = language();
addSource(joinedWords);
// Without words there is nothing to show.
await learn("table");
const target = document.getElementById("table")!;
target.replaceChildren(); // what the page has painted by itself
mount(App, { target });

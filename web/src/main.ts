import "./styles/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./install";
import { preferences } from "./preferences.svelte";
import { listen } from "./router.svelte";
import { speak } from "./words/words.svelte";

/** Milliseconds until the page is kept for the next time: first comes what the reader came for. */
const SETTLED = 5000;

await speak(preferences.lang);
listen();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });
setTimeout(() => void install(), SETTLED);

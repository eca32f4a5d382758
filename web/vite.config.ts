import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = here("../src/jollyroger/words/locales");
// What only the command line says stays out of the page.
const ELSEWHERE = new Set([
  "referee.ftl", "server.ftl", "fairness.ftl", "terminal.ftl", "fullscreen.ftl", "online.ftl",
]);
// The name of a newcomer, a table's code and a bot's kind are asked and told elsewhere, too.
const IN_THE_LOBBY = [
  "options-", "seat-", "lobby-(?!spoken|name)", "invite-(?!code|link|copy)", "levels-(?!others)",
  "bot-(style-)?about-",
].join("|");
// A name is asked for, a game named and played from other pages, too; the way to the pad is shown on any.
const ON_THE_START_PAGE = "start-(?!name|game|play|pad)";
// By kind of page and file. What the server refuses of pads only the pad says.
const KEPT_FROM: Record<string, RegExp> = {
  "words/referee.ftl": /^(why|bonus|score)-?/,
  "words/terminal.ftl": /^command-(say|extend|return) /,
  // The list of keys is read on the settings page and in a panel of the table.
  "words/play.ftl": /^(?!play-key-|play-keys-(where|are))/,
  "aside/play.ftl": /^(play-key-|play-keys-(where|are))/,
  "words/screens.ftl": new RegExp(`^(?!(settings-(?!language)|about-|return-|${ON_THE_START_PAGE}))`),
  "start/screens.ftl": new RegExp(`^${ON_THE_START_PAGE}`),
  "words/lobby.ftl": new RegExp(`^(?!${IN_THE_LOBBY})`),
  "lobby/lobby.ftl": new RegExp(`^(${IN_THE_LOBBY})`),
  "aside/screens.ftl": /^(settings-(?!language)|about-|return-)/,
  // What only hosts and programs get wrong stays out of the page.
  "words/server.ftl": new RegExp(`^refused-(?!${[
    "(no-such-)?pad", "key-", "certificate-", "file-unread", "port-", "unknown-(limit|host)", "limit-", "bad-(proxies|contact)", "option-",
    "join-first", "already-joined", "body-", "unreadable-body", "address-", "foreign-",
  ].join("|")})`),
  "pads/server.ftl": /^refused-(no-such-)?pad/,
  "pads/lobby.ftl": /^invite-(qr|share|text)/,
};
// Nobody hears these before the first bid: they come a moment later, in a part of their own (`further.ts`).
const FURTHER = new RegExp(`^(${[
  "refused-(?!no-line)", "must-", "hint-(?!ask|mark)", "why-(?!nobody-moves)", "place-(?!sealed)", "bonus", "end-", "how-",
  "invite-", "levels-", "lobby-name-", "moves?-", "planks-", "replay-", "rules-", "score-", "sheet-",
  "told-(line|scored|shared|wins)", "people-(help|next-table|rematched)",
  "play-(need|you-(hold|bid)|times|chosen|would|taken-over)",
  // What is typed, what controls of other screens say, and a page that is not there.
  "command-(?!return)", "copy-", "lost-", "phase-", "race-", "stepper-", "switch-",
  // The panel behind More, and what the end of a game shares with it.
  "play-(leave|remove|chat|(un)?(mute|hush)|dealt|notes|fairness|device|autoplay)",
].join("|")})`);
// What only one kind of page says; `words` is all the rest.
const KINDS = "words|further|lessons|review|pads|aside|lobby|doubts|undo|start|moments|games";
// A game with a file of its own (`games/ID.ftl`) is named everywhere; the rest comes with its first table.
const NAMES_A_GAME = /^(start-)?game-/;
const CHAPTERS: Record<string, string> = {
  "learn.ftl": "lessons", "review.ftl": "review", "pad.ftl": "pads", "shared.ftl": "pads", "doubts.ftl": "doubts",
  "undo.ftl": "undo", "moments.ftl": "moments",
};

// What no screen does without, or two share that are not loaded together.
const EVERYWHERE = [
  "src/(App|api|declared|install|preferences|router|wire)",
  "src/(controls|line|words)/", "src/pieces/(?!Back|BotFace)", "src/styles/page",
  "src/start/memory",
];
// A few parts of a fair size travel faster than many small ones. The first that fits has a module;
// the server knows these names and announces what a screen will ask for (server/page.py).
const BUNDLES = [
  { name: "hail", test: /src\/line\/hail/ },
  { name: "asked", test: /src\/words\/(inquiries|commands)/ },
  { name: "download", test: /src\/pad\/download/ },
  { name: "characters", test: /src\/words\/(characters|named)/ },
  { name: "pad", test: /src\/(pad\/|screens\/Pad)/ },
  { name: "moments", test: /src\/moments\/(?!words|synth)/ },
  { name: "planks", test: /src\/(table\/planks\/|styles\/planks)/ },
  { name: "scores", test: /src\/styles\/sheet/ },
  { name: "sheet", test: /src\/table\/sheet\/(?!Race|totals)/ },
  { name: "race", test: /src\/table\/sheet\/Race/ },
  { name: "reasons", test: /src\/words\/(why|advice|reckoning)/ },
  { name: "play", test: /src\/table\/(AnswerLine|BidAnswers|Clock|GoOn|Hinted|LastRound|LastTrick|Need|Panel|ShipLog|TablePanels|Typing|answer|sheet\/totals)\b/ },
  { name: "panels", test: /src\/table\/(More|Phrases|RulesPanel|KeyHelp|Sure)\b/ },
  { name: "notes", test: /src\/table\/SaveNotes/ },
  { name: "alarm", test: /src\/table\/[aA]larm/ },
  { name: "undo", test: /src\/table\/[uU]ndo/ },
  { name: "away", test: /src\/table\/(Away|Watch)|src\/lobby\/NewName|src\/pieces\/Back/ },
  // What none of the games in the box needs before its first bid.
  { name: "choosing", test: /src\/table\/(Picks|Choosing|Trump|Unseated)\b/ },
  { name: "plain", test: /src\/pieces\/Plain\b/ },
  { name: "crowd", test: /src\/table\/crowd/ },
  { name: "remade", test: /src\/line\/(remade|decks)/ },
  { name: "table", test: /src\/(table|speech|sound)|src\/line\/(?!fold|course|tuple)/ },
  { name: "Art", test: /src\/start\/(Art|GameTile|PlankArt|open)/ },
  { name: "controls", test: /src\/styles\/(setting|named)|src\/controls\/(Choice|CopyField|Languages|Menu|NameField|Problem|Radios|Stepper|Switch|Tools)|src\/lobby\/choices/ },
  { name: "page", test: new RegExp(["node_modules/(?!uqr)", "preload-helper", ...EVERYWHERE].join("|")) },
];

// These are there before any other part is asked for.
const AT_ONCE = /^assets\/(hail|index|page)-/;

const fluent = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : []);

/** `virtual:words/de` is one language's sentences, `virtual:lessons/de` those of its learning pages.
 *  `virtual:own-words` names the games that have a file of their own. */
function catalogues(): Plugin {
  const wanted = new RegExp(`^virtual:(?:(${KINDS})/(\\w\\w)|own-words)$`);
  return {
    name: "catalogues",
    resolveId: (id) => (wanted.test(id) ? `\0${id}` : null),
    load(id) {
      const found = wanted.exec(id.replace("\0", ""));
      if (!found) return null;
      const [, kind, lang] = found;
      if (!kind) return `export default ${JSON.stringify(fluent(`${LOCALES}/en/games`).map((name) => name.slice(0, -4)))};`;
      const from = kind === "further" ? "words" : kind;
      const games = fluent(`${LOCALES}/${lang}/games`).flatMap((name) => {
        const file = `${LOCALES}/${lang}/games/${name}`;
        this.addWatchFile(file);
        return spoken("games", readFileSync(file, "utf8"));
      });
      const messages = fluent(`${LOCALES}/${lang}`)
        .filter((name) => (CHAPTERS[name] ?? "words") === from || `${from}/${name}` in KEPT_FROM)
        .flatMap((name) => {
          const file = `${LOCALES}/${lang}/${name}`;
          this.addWatchFile(file);
          return spoken(`${from}/${name}`, readFileSync(file, "utf8"));
        })
        .filter((message) => from !== "words" || FURTHER.test(message) === (kind === "further"));
      if (kind === "words" || kind === "games")
        messages.push(...games.filter((message) => NAMES_A_GAME.test(message) === (kind === "words")));
      return `export default ${JSON.stringify(messages.join("\n"))};`;
    },
  };
}

/** The messages of a file that the page can say. */
function spoken(path: string, text: string): string[] {
  const said = text.replace(/^#.*\n/gm, "");
  const keep = KEPT_FROM[path] ?? (ELSEWHERE.has(path.split("/")[1] ?? "") ? /^$/ : /./);
  return said.split(/\n(?=[a-zA-Z])/).filter((message) => keep.test(message));
}

/** Our drawings stand in the page itself: no script carries them, nothing flickers. */
function sprite(): Plugin {
  const file = here("src/pieces/sprite.svg");
  return {
    name: "sprite",
    transformIndexHtml: (html) => html.replace("<!--sprite-->", readFileSync(file, "utf8").trim()),
  };
}

/** The part that opens a table's line comes by itself: it waits for no other, and none for it. */
function hail(): Plugin {
  return {
    name: "hail",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const built = Object.values(bundle).find((part) => part.type === "chunk" && part.name === "hail");
        const src = `/${built?.fileName ?? "src/line/hail.ts"}`;
        return [{ tag: "script", attrs: { type: "module", async: true, crossorigin: true, src } }];
      },
    },
  };
}

// Svelte binds the rules of a component to a class that its elements have. Ours is short: its number, in letters.
const COMPONENTS = readdirSync(here("src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();
const letter = (number: number) => String.fromCharCode(65 + number);
function scope({ filename = "" }): string {
  const number = COMPONENTS.indexOf(filename.replace(/^(.*\/)?src\//, ""));
  return letter(Math.floor(number / 26)) + letter(number % 26);
}
const STYLE = /\.svelte\?.*type=style/;
const SCOPE = /(?<!:where\()\.[A-Z]{2}\b/g;

/** A scoped rule weighs what is written: the class that binds it to its component adds nothing. */
function unweighted(): Plugin {
  return {
    name: "unweighted",
    transform: (css, id) => (STYLE.test(id) ? css.replace(SCOPE, ":where($&)") : null),
  };
}

/** What the server sends packed is packed here, once and well; it packs for older browsers itself. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|html)$/.test(each)))
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
    },
  };
}

export default defineConfig({
  plugins: [
    catalogues(), sprite(), hail(), packed(), unweighted(),
    svelte({ preprocess: vitePreprocess(), compilerOptions: { cssHash: scope } }),
  ],
  build: {
    outDir: here("../src/jollyroger/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: (_, parts, { hostType }) => (hostType === "html" ? parts : parts.filter((part) => !AT_ONCE.test(part))) },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: BUNDLES },
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, kind, lang] = new RegExp(`virtual:(${KINDS})/(\\w\\w)$`).exec(facadeModuleId ?? "") ?? [];
          return `assets/${kind ? `${kind}-${lang}` : name}-[hash].js`;
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:6660", "/ws": { target: "ws://127.0.0.1:6660", ws: true } } },
});

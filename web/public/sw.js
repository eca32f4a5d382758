/** Keeps the shell: the page opens without a network and says so itself. Games are never kept here.
 *  The score pad is kept whole, with every part it needs: it works where there is no network at all. */
const CACHE = "jollyroger-shell";
const PAD_CACHE = "jollyroger-pad";
const SHELL = "/";
const PAD = "/pad";
// Names of assets change with their content, so old ones pile up; a build has far fewer than this.
const KEPT = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(SHELL, { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|ws)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event, isPad(pathname)));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
});

/** An open pad names the parts it has loaded, and hears when all of them are kept. */
self.addEventListener("message", (event) => {
  const { pad } = event.data ?? {};
  if (!Array.isArray(pad)) return;
  event.waitUntil(keepPad(pad).then((kept) => event.ports[0]?.postMessage(kept)));
});

const isPad = (pathname) => pathname === PAD || pathname.startsWith(`${PAD}/`);

/** The network's page; only where there is none, the one kept. */
async function page(event, pad) {
  try {
    const answer = await fetch(event.request);
    const html = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && html && !answer.redirected && !pad) event.waitUntil(keep(SHELL, answer.clone()));
    return answer;
  } catch (error) {
    const kept = (pad && (await caches.match(PAD))) || (await caches.match(SHELL));
    if (kept) return kept;
    throw error;
  }
}

/** An asset never changes under its name: what was kept is right. */
async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL);
  await Promise.all(assets.slice(0, Math.max(0, assets.length - KEPT)).map((old) => cache.delete(old)));
}

/** The pad's page changes only together with its parts: half of a new one would not open.
 *  Where a part cannot be had, the old page stays. */
async function keepPad(parts) {
  try {
    const cache = await caches.open(PAD_CACHE);
    const html = await fetch(PAD, { cache: "no-cache" });
    const named = (await html.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
    // Another build has come since this page was loaded: it is kept when it is opened.
    if (!html.ok || named.some((part) => !parts.includes(part))) return (await cache.match(PAD)) !== undefined;
    for (const part of parts) if (!(await cache.match(part))) await cache.add(part);
    await cache.put(PAD, html);
    const wanted = new Set([PAD, ...parts]);
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
    return true;
  } catch {
    return (await caches.match(PAD)) !== undefined;
  }
}

async function clean() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("jollyroger-") && name !== CACHE && name !== PAD_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps the shell: the page opens without a network and says so itself. Games are never kept here. */
const CACHE = "jollyroger-shell";
const SHELL = "/";
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
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
});

/** The network's page; only where there is none, the one kept. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    const html = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && html && !answer.redirected) event.waitUntil(keep(SHELL, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(SHELL);
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

async function clean() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("jollyroger-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

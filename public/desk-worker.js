// Keeps the dispute desk on the phone: after one visit it opens without a network, and the engine, which is on the page, answers.
// It serves /settle alone; what it keeps is the empty desk, whatever that page names, and what the page says it has loaded besides.

const KEPT = "desk-1";
const DESK = "/settle";

/** What pages have loaded that they do not name: the words of a language. Told anew by every page. */
const loaded = new Set();

self.addEventListener("message", (event) => {
  const named = Array.isArray(event.data?.keep) ? event.data.keep.map(String) : [];
  const parts = named.flatMap(oursIn);
  for (const part of parts) loaded.add(part);
  event.waitUntil(keepParts(parts).catch(() => undefined));
});

self.addEventListener("install", (event) => {
  event.waitUntil(keepDesk().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === DESK) event.respondWith(openDesk(event));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(keptOrSent(request));
});

/** The page as the server has it now; as it was kept where there is no network. The question is in the address, not in the page. */
async function openDesk(event) {
  try {
    const sent = await fetch(event.request);
    if (sent.ok) event.waitUntil(keepDesk().catch(() => undefined));
    return sent;
  } catch (offline) {
    const kept = await caches.open(KEPT);
    const desk = await kept.match(DESK);
    if (desk) return desk;
    throw offline;
  }
}

/** Scripts and styles never change under their name. */
async function keptOrSent(request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(request)) ?? fetch(request);
}

/** Keeps the empty desk, what it loads and what its styles load; what it no longer needs is let go. */
async function keepDesk() {
  const kept = await caches.open(KEPT);
  // Nobody's desk: what is kept outlasts who is signed in.
  const desk = await fetch(DESK, { credentials: "same-origin", headers: { "x-to-be-kept": "1" } });
  if (!desk.ok || desk.redirected) return;
  const page = await desk.clone().text();
  const parts = namedIn(page);
  for (const part of [...parts]) {
    const sent = await keepPart(kept, part);
    if (part.endsWith(".css")) for (const inside of namedIn(sent, part)) parts.add(inside);
  }
  for (const part of parts) await keepPart(kept, part);
  await kept.put(DESK, desk);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== DESK && !parts.has(pathname) && !loaded.has(pathname)) await kept.delete(url);
  }
}

async function keepParts(parts) {
  const kept = await caches.open(KEPT);
  for (const part of parts) await keepPart(kept, part);
}

/** @returns the text of a part, kept from now on. */
async function keepPart(kept, part) {
  const before = await kept.match(part);
  if (before) return before.clone().text();
  const sent = await fetch(part);
  if (!sent.ok) throw new Error(`${part}: ${sent.status}`);
  await kept.put(part, sent.clone());
  return sent.text();
}

/** The scripts, styles and fonts of ours that a page or a style sheet names. */
function namedIn(text, from = DESK) {
  const named = new Set();
  for (const [, path] of text.matchAll(/["'(]([^"'()\s\\]+\.(?:js|css|woff2))/g)) {
    for (const part of oursIn(path, from)) named.add(part);
  }
  return named;
}

/** The path of a script, style or font of ours; nothing for any other address. */
function oursIn(address, from = DESK) {
  const { origin, pathname } = new URL(address, new URL(from, self.location.origin));
  return origin === self.location.origin && pathname.startsWith("/_next/static/") ? [pathname] : [];
}

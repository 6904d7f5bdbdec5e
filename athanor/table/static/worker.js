// The service worker: a page for when there is no network, and notices. Nothing of a match is ever kept here: it answers only where
// a page is asked for and the network does not answer, and only with the page that says so.

const worker = /** @type {any} */ (self);
const asked = new URL(location.href).searchParams;
const mark = asked.get("mark"), language = asked.get("lang");
const SHELF = `athanor-${mark}-${language}`;
const OFFLINE = `/offline?lang=${language}`;
const KEPT = [OFFLINE, ...["picture.css", "table.css", "icon.svg", "icon-192.png"].map((name) => `/static/${mark}/${name}`)];

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("athanor-") && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, where = new URL(request.url);
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (KEPT.includes(where.pathname)) event.respondWith(caches.match(where.pathname).then((found) => found ?? fetch(request)));
});

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(tell(event.data.json())));

/** Whoever looks at the table knows already. @param {{title: string, body: string, path: string, tag: string}} notice */
async function tell({ title, body, path, tag }) {
  const windows = await worker.clients.matchAll({ type: "window" });
  if (windows.some((/** @type {any} */ one) => one.focused && new URL(one.url).pathname === path)) return;
  const icon = `/static/${mark}/icon-192.png`;
  await worker.registration.showNotification(title, { body, tag, icon, badge: icon, lang: language, data: { path } });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.path));
});

/** @param {string} path */
async function go(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

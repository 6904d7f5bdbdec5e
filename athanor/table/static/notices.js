// The page of notices: this browser asks its push service for an address, and the server is told where to call.

import { $, ask, complain, main } from "./base.js";

const key = $("#push"), said = $("#push-said"), zone = $("#zone[data-guess]");
const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** @param {string} text as the server writes keys */
function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function call() {
  if ((await Notification.requestPermission()) !== "granted") {
    said.textContent = main.dataset.denied;
    return;
  }
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(main.dataset.public) });
  const { endpoint, keys = {} } = subscription.toJSON();
  await ask("/api/notices/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  said.textContent = main.dataset.done;
}

if (able) {
  key.disabled = false;
  key.addEventListener("click", () => call().catch((error) => complain(error, key)));
} else said.textContent = main.dataset.none;

if (zone) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((one) => one.value === here)) zone.value = here;
}

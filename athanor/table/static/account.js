// Passkeys, where the browser has them (a page by HTTPS, or on this machine); a code from the camera stands after the #.

import { $, ask, say } from "./base.js";

const secure = isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window;
const shown = $(secure ? "#secure" : "#insecure");
if (shown) shown.hidden = false;

/** What is sent as base64url, as bytes. @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
/** @param {ArrayBuffer | null} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
/** @param {any[]} [list] */
const listed = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

async function add() {
  const { options } = await ask("/api/account/passkeys/options", {});
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: listed(options.excludeCredentials) };
  const made = /** @type {any} */ (await navigator.credentials.create({ publicKey }));
  const response = { clientDataJSON: text(made.response.clientDataJSON), attestationObject: text(made.response.attestationObject) };
  await ask("/api/account/passkeys", { credential: JSON.stringify({ id: made.id, rawId: text(made.rawId), type: made.type, response }) });
  location.reload();
}

async function use() {
  const { options } = await ask("/api/sign-in/options", {});
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: listed(options.allowCredentials) };
  const found = /** @type {any} */ (await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  const response = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature), userHandle: text(userHandle) };
  await ask("/api/sign-in", { credential: JSON.stringify({ id: found.id, rawId: text(found.rawId), type: found.type, response }) });
  location.assign("/account");
}

/** @param {string} key @param {() => Promise<void>} deed */
function pressed(key, deed) {
  const button = $(key);
  button?.addEventListener("click", async () => {
    button.disabled = true;
    // whoever closes the browser's own question has said no
    await deed().catch((error) => error.name === "NotAllowedError" || say(error.message, null, button.getBoundingClientRect()));
    button.disabled = false;
  });
}

pressed("#add-passkey", add);
pressed("#use-passkey", use);

if ($("#typed") && location.hash.length > 1) {
  $("#code").value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
}

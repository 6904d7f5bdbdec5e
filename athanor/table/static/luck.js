import { $, all, ask, main } from "./base.js";

const id = main.dataset.id, api = `/api/matches/${id}`;

// A number of one's own in the luck of a match. It is drawn when a form with data-seal is sent, and only its seal is sent along. When
// everybody sits, the browser notes what has been published, and only then says the number. When the match is over, it checks all of
// it itself: it need not believe the server.

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(words) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words))));
}

export const luck = {
  seal: (number) => sha256(`athanor number:${number}`),
  noted: () => JSON.parse(localStorage.getItem(`luck ${id}`) ?? "null"),

  async sit(form) {
    const number = hex(crypto.getRandomValues(new Uint8Array(16))), seal = await this.seal(number);
    localStorage.setItem(`number ${seal}`, number);
    add(form, "seal", seal);
  },

  async open() {
    const { table } = await ask(api);
    const seals = table.seats.map((chair) => chair.seal);
    const mine = table.seats.find((chair) => chair.you && !chair.opened && localStorage.getItem(`number ${chair.seal}`));
    if (!mine || !table.sealed) return;
    const number = localStorage.getItem(`number ${mine.seal}`);
    if (!this.noted()) localStorage.setItem(`luck ${id}`, JSON.stringify({ commitment: table.commitment, seals, number, seat: mine.seat }));
    const answer = await ask(`${api}/open`, { seat: mine.seat, number });
    if (answer.table.status !== "gathering") location.reload();
  },

  show() {
    const noted = this.noted(), place = $("#own-number");
    if (!noted || !place) return;
    place.textContent = noted.number;
    place.parentElement.hidden = place.parentElement.previousElementSibling.hidden = false;
  },

  // Which sentence is true: what was promised, each number and its seal, the luck made of them, the match made of the luck
  async checked({ commitment, seals, seed, salt, numbers, luck: made, played_on: known, lesson, fair }) {
    if (!crypto.subtle) return "unable";
    const noted = known ? null : this.noted();
    const promised = !noted || (noted.commitment === commitment && noted.seals.join() === seals.join());
    if (!promised || (await sha256(`athanor:${seed}:${salt}`)) !== commitment) return "promise";
    for (const [seat, number] of numbers.entries()) {
      if (number && (await this.seal(number)) !== seals[seat]) return "number";
    }
    if (noted && numbers[noted.seat] !== noted.number) return "number";
    const mixed = numbers.length ? await sha256(`athanor luck:${seed}:${salt}:${numbers.map((one) => one ?? "-").join(" ")}`) : salt;
    if (mixed !== made) return "luck";
    return !fair ? "play" : lesson ? "lesson" : known ? "known" : noted ? "mine" : "good";
  },
};

/** A field that the form has only while it is sent. @param {HTMLFormElement} form @param {string} name @param {string} value */
function add(form, name, value) {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", className: "added", name, value });
  form.append(field);
}

// A form is held back while its number is drawn; then it goes, once, with the key that was pressed.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target), key = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (form.dataset.seal === undefined || !crypto.subtle || key?.hasAttribute("formaction")) return; // this key sits down nowhere
  event.preventDefault();
  if (form.dataset.seal === "sent") return;
  form.dataset.seal = "sent";
  try {
    if (key?.name) add(form, key.name, key.value);
    await luck.sit(form);
  } finally {
    form.submit();
  }
});

addEventListener("pageshow", () => {
  for (const form of all("form[data-seal]")) {
    form.dataset.seal = "";
    for (const field of all(".added", form)) field.remove();
  }
});

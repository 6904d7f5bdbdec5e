// Rules to read: the field finds rules, words of the glossary and components as one types; on a phone the contents are folded.

import { $, all } from "./base.js";
import "./luck.js";

/** Without capitals and accents, so that “élixir” is found by “elixir”.
 * @param {string} words */
const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

const form = $("#find"), things = all("[data-find]");

/** What each thing says, once it is asked for.
 * @type {Map<Element, string>} */
const said = new Map();

/** @param {Element} thing */
function words(thing) {
  if (!said.has(thing)) {
    const drawings = all("svg[aria-label]", thing).map((one) => one.getAttribute("aria-label"));
    said.set(thing, plain([thing.textContent, ...drawings].join(" ")));
  }
  return said.get(thing) ?? "";
}

/** Show what says every word that is wanted, and the headings over it; with nothing wanted, everything. */
function find() {
  const wanted = plain($("#wanted").value).split(/\s+/).filter(Boolean), output = $("output", form);
  let count = 0;
  for (const thing of things) {
    const found = wanted.every((word) => words(thing).includes(word));
    thing.hidden = !found;
    count += Number(found);
  }
  for (const part of all(".part")) part.hidden = !$("[data-find]:not([hidden])", part);
  $(".rules").classList.toggle("searched", wanted.length > 0);
  const { none, one, many } = output.dataset;
  output.textContent = !wanted.length ? "" : count === 0 ? none : count === 1 ? one : many.replace(/\d+/, String(count));
}

/** Whoever follows a link to something that is hidden sees everything again. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  $("#wanted").value = "";
  find();
  target.scrollIntoView();
}

if (form) {
  form.hidden = false;
  form.addEventListener("input", find);
  form.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  addEventListener("hashchange", reveal);
  const contents = $(".contents details"), narrow = matchMedia("(max-width: 1000px)");
  const fold = () => (contents.open = !narrow.matches);
  narrow.addEventListener("change", fold);
  fold();
  find(); // a page that comes back keeps what was typed
}

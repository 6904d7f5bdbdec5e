// The boards of an event: a stream tells which of them have changed, and the list is looked at again.

import { $, all, listen, main } from "./base.js";

const EVERY = 20_000; // milliseconds: tables that were laid or are over
let waiting = 0;

/** Only what differs is replaced, so that the focus stays where it was. */
async function renew() {
  waiting = 0;
  if (document.hidden) return;
  const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, now] = [$("#boards"), $("#boards", page)];
  const names = (/** @type {ParentNode} */ one) => all("[data-match]", one).map((board) => board.dataset.match).join();
  if (names(old) !== names(now)) {
    old.replaceWith(now);
    return hear();
  }
  for (const board of all("[data-match]", now)) {
    const shown = $(`[data-match="${board.dataset.match}"]`), [old, now] = [$("img", shown), $("img", board)];
    if (old.getAttribute("src") !== now.getAttribute("src")) old.src = now.getAttribute("src"); // the old one stays until it is there
    for (const part of ["b", "span", "em"]) $(part, shown).textContent = $(part, board).textContent;
  }
}

let close = () => {};
function hear() {
  close();
  if ($("[data-match]")) close = listen(`/api/events/${main.dataset.event}/stream`, () => (waiting ||= setTimeout(renew, 600)));
}

hear();
setInterval(renew, EVERY);

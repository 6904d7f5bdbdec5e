// An event that goes on: standings and rounds are looked at again now and then, unless somebody is writing in them.

const PARTS = ["entry", "standings", "rounds"];
const EVERY = 8000; // milliseconds

const writing = () => PARTS.some((id) => document.querySelector(`#${id} details[open], #${id} :focus`));

async function renew() {
  if (document.hidden || writing()) return;
  const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (writing()) return;
  for (const id of PARTS) {
    const [old, now] = [document.getElementById(id), page.getElementById(id)];
    if (old && now && old.innerHTML !== now.innerHTML) old.replaceWith(now);
  }
}

if (document.querySelector('main[data-page="event"]')) setInterval(renew, EVERY);

// Whose clock an organiser reads who has not said so yet.
const zone = /** @type {HTMLSelectElement | null} */ (document.querySelector("select[data-guess]"));
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && [...zone.options].some((one) => one.value === own)) zone.value = own;

// Laying a table: a friend at this screen has a name.

import { all } from "./base.js";
import "./luck.js";

for (const select of all("select[data-seat]")) {
  const name = select.parentElement.querySelector("input");
  const follow = () => (name.hidden = select.value !== "here");
  select.addEventListener("change", follow);
  follow();
}

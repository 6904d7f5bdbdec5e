// Before the modules of a page are there nobody hears a press on what they serve. It is kept, and pressed again when they are.
// Links, forms and what folds need no script, and are left alone.

(() => {
  /** @type {MouseEvent[]} */
  const kept = [];

  /** @param {MouseEvent} event */
  function keep(event) {
    const { target } = event;
    if (!(target instanceof Element) || target.closest("a, summary, label, input, select, textarea, button:not([type=button])")) return;
    event.stopImmediatePropagation();
    kept.push(event);
  }

  addEventListener("click", keep, true);
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("click", keep, true);
    for (const { target, clientX, clientY } of kept) {
      const again = new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY });
      if (target instanceof Element && target.isConnected) target.dispatchEvent(again);
    }
  });
})();

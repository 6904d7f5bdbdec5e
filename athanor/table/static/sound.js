// A quiet sound when it is your turn, off unless asked for.

import { kept, wishes } from "./base.js";

export const sound = {
  on: kept("sound", wishes.sound ?? "off") === "on",
  /** @type {AudioContext | null} */
  air: null,

  chime() {
    if (!this.on) return;
    const air = (this.air ??= new AudioContext());
    const tone = air.createOscillator(), loud = air.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.0001, air.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.12, air.currentTime + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + 0.9);
    tone.connect(loud).connect(air.destination);
    tone.start();
    tone.stop(air.currentTime + 1);
  },

  /** @returns {undefined} */
  turn() {
    this.on = !this.on;
    localStorage.setItem("sound", this.on ? "on" : "off");
    this.chime();
  },
};

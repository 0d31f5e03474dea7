import { keep, kept } from "./kept";

/** What this phone does besides showing the table, each to be switched on and off for all tables. */
export const COMFORTS = ["sound", "buzz"] as const;
export type Comfort = (typeof COMFORTS)[number];

/** A phone on a table in a bar is looked at, and may lie beside a sleeping crew: it makes no noise unless it was told to. */
const PRESET: Readonly<Record<Comfort, boolean>> = { sound: false, buzz: true };

/** Whether a comfort is on. */
export function isOn(comfort: Comfort): boolean {
  const chosen = kept(comfort);
  return chosen === null ? PRESET[comfort] : chosen === "on";
}

/** Switches a comfort on or off, on this phone. */
export const turn = (comfort: Comfort, on: boolean): void => keep(comfort, on ? "on" : "off");

/** Whether this phone has what a comfort takes; one that cannot buzz is not asked whether it should. */
export const hasComfort = (comfort: Comfort): boolean =>
  comfort === "sound" ? "AudioContext" in window : "vibrate" in navigator;

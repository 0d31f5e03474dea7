import { savedText, saveText } from "./localStore";

/** What this phone does besides showing the table, each to be switched on and off for all tables. */
export const DEVICE_PREFERENCES = ["sound", "buzz"] as const;
export type DevicePreference = (typeof DEVICE_PREFERENCES)[number];

/** A phone on a table in a bar is looked at, and may lie beside a sleeping crew: it makes no noise unless it was told to. */
const PRESET: Readonly<Record<DevicePreference, boolean>> = { sound: false, buzz: true };

/** Whether a comfort is on. */
export function isOn(comfort: DevicePreference): boolean {
  const chosen = savedText(comfort);
  return chosen === null ? PRESET[comfort] : chosen === "on";
}

/** Switches a comfort on or off, on this phone. */
export const turn = (comfort: DevicePreference, on: boolean): void => saveText(comfort, on ? "on" : "off");

/** Whether this phone has what a comfort takes; one that cannot buzz is not asked whether it should. */
export const hasPreference = (comfort: DevicePreference): boolean =>
  comfort === "sound" ? "AudioContext" in window : navigator.vibrate !== undefined;

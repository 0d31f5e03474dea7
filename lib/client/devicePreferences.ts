import { savedText, saveText } from "./localStore";

/** Feature flags of this phone: optional features, each with a switch for all tables. */
export const DEVICE_PREFERENCES = ["sound", "buzz"] as const;
export type DevicePreference = (typeof DEVICE_PREFERENCES)[number];

/** The defaults: sound is off, because a phone may be in a bar or next to a sleeping crew. */
const PRESET: Readonly<Record<DevicePreference, boolean>> = { sound: false, buzz: true };

/** True if a preference is on. */
export function isOn(comfort: DevicePreference): boolean {
  const chosen = savedText(comfort);
  return chosen === null ? PRESET[comfort] : chosen === "on";
}

/** True once someone turned a preference on or off on this phone. */
export const isChosen = (comfort: DevicePreference): boolean => savedText(comfort) !== null;

/** Turns a preference on or off, on this phone. */
export const turn = (comfort: DevicePreference, on: boolean): void => saveText(comfort, on ? "on" : "off");

/** True if this phone supports a preference; the others are hidden. */
export const hasPreference = (comfort: DevicePreference): boolean =>
  comfort === "sound" ? "AudioContext" in window : navigator.vibrate !== undefined;

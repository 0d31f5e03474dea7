import { savedText, saveText } from "./localStore";

/** Feature flags of this phone: optional features, each with a switch for all tables. */
export const DEVICE_PREFERENCES = ["sound", "buzz"] as const;
export type DevicePreference = (typeof DEVICE_PREFERENCES)[number];

/** The defaults: sound is off, because a phone may be in a bar or next to a sleeping crew. */
const PRESET: Readonly<Record<DevicePreference, boolean>> = { sound: false, buzz: true };

/** True if a preference is on. */
export function isOn(preference: DevicePreference): boolean {
  const chosen = savedText(preference);
  return chosen === null ? PRESET[preference] : chosen === "on";
}

/** True once someone turned a preference on or off on this phone. */
export const isChosen = (preference: DevicePreference): boolean => savedText(preference) !== null;

/** Turns a preference on or off, on this phone. */
export const turn = (preference: DevicePreference, on: boolean): void =>
  saveText(preference, on ? "on" : "off");

/** True if this phone supports a preference; the others are hidden. */
export const hasPreference = (preference: DevicePreference): boolean =>
  preference === "sound" ? "AudioContext" in window : navigator.vibrate !== undefined;

import { type PlayerId, toAct } from "@/lib/engine";
import { hasPreference, isOn } from "./devicePreferences";
import { endSounds, playSound, type Sound, wakeSounds } from "./sounds";
import type { TableStore } from "./tableStore";

/** Milliseconds on, off, on. */
const BUZZES = { bang: [60, 40, 140], turn: [180] } as const;

/** Vibrates if the phone supports it and the preference is on. Never throws. */
function buzz(what: keyof typeof BUZZES): void {
  // Before the first touch, browsers refuse and log a warning.
  if (!isOn("buzz") || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...BUZZES[what]]);
}

/**
 * Plays sounds and vibrations: a double tap for a claim from another phone, the bang; a vibration for this
 * phone's bang and its turn.
 * @param mine This phone's seat; null without one.
 * @returns a function that stops it.
 */
export function followSignals(store: TableStore, mine: () => PlayerId | null): () => void {
  const isMyTurn = () => {
    const seat = mine();
    return seat !== null && toAct(store.getView().table.state) === seat;
  };
  let seen = store.getView().table.seq;
  let myTurn = isMyTurn();
  /** This phone's taps appear before the server adds their author. */
  const own = new Set<string>();

  const look = () => {
    const { table, revoked } = store.getView();
    if (revoked) return;
    const entry = table.last?.entry;
    if (entry && entry.seq > seen && entry.replaces === undefined && !own.has(entry.id)) {
      const tapped = entry.by === "";
      if (tapped) own.add(entry.id);
      const sound = SOUNDS[entry.action.do];
      if (sound && !(tapped && sound === "claim")) playSound(sound);
      if (tapped && sound === "bang") buzz("bang");
    }
    seen = table.seq;
    const was = myTurn;
    myTurn = isMyTurn();
    if (myTurn && !was && entry?.by !== "") {
      buzz("turn");
      if (!hasPreference("buzz")) playSound("turn");
    }
  };

  const stop = store.subscribe(look);
  document.addEventListener("click", wakeSounds, true);
  return () => {
    stop();
    document.removeEventListener("click", wakeSounds, true);
    endSounds();
  };
}

/** The verdict's sound plays with its stamp (`verdictSequence`). */
const SOUNDS: Readonly<Record<string, Sound>> = { claim: "claim", challenge: "bang" };

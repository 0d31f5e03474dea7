import { type PlayerId, toAct } from "@/lib/engine";
import { hasPreference, isOn } from "./devicePreferences";
import { endSounds, playSound, type Sound, wakeSounds } from "./sounds";
import type { TableStore } from "./tableStore";

/** Milliseconds on, off, on. */
const BUZZES = { bang: [60, 40, 140], turn: [180] } as const;

/** Buzzes if the phone can and should. Never throws. */
function buzz(what: keyof typeof BUZZES): void {
  // A browser that was never touched refuses, and complains.
  if (!isOn("buzz") || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...BUZZES[what]]);
}

/**
 * Lets a phone be heard and felt: a knock for a claim from another phone, the bang; a buzz under the
 * thumb that bangs, and when it becomes this phone's turn.
 * @param mine Which seat this phone sits on; null while it sits on none.
 * @returns what stops it.
 */
export function followSignals(store: TableStore, mine: () => PlayerId | null): () => void {
  const isMyTurn = () => {
    const seat = mine();
    return seat !== null && toAct(store.getView().table.state) === seat;
  };
  let seen = store.getView().table.seq;
  let myTurn = isMyTurn();
  /** Taps of this phone are seen before the server has put a name to them. */
  const own = new Set<string>();

  const look = () => {
    const { table, gone } = store.getView();
    if (gone) return;
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

/** A verdict is heard when its stamp comes down (`verdictSequence`). */
const SOUNDS: Readonly<Record<string, Sound>> = { claim: "claim", challenge: "bang" };

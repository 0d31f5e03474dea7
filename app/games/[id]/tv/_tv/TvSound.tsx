"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { SoundIcon } from "@/app/ui/Icons";
import { isOn, turn } from "@/lib/client/devicePreferences";
import { onTextSaved } from "@/lib/client/localStore";
import { endSounds, playSound, type Sound, wakeSounds } from "@/lib/client/sounds";
import { tvLine } from "@/lib/messages/anyPage";

/** The sound of each kind of moment on a TV (`data-moment`). */
const HEARD: Readonly<Record<string, Sound>> = { claim: "claim", call: "bang", verdict: "verdict" };

const isHeard = () => isOn("sound");

/**
 * The TV's sound key: always visible, because a TV disturbs no one's phone.
 * @param moment The current moment as marked in the TV; null if nothing happens.
 */
export function TvSound({ moment }: { readonly moment: string | null }) {
  const on = useSyncExternalStore(onTextSaved, isHeard, () => false);
  const before = useRef(moment);
  useEffect(() => {
    if (moment === before.current) return;
    before.current = moment;
    const sound = HEARD[moment?.split("-")[0] ?? ""];
    if (sound) playSound(sound);
  }, [moment]);
  useEffect(() => {
    document.addEventListener("click", wakeSounds, true);
    return () => {
      document.removeEventListener("click", wakeSounds, true);
      endSounds();
    };
  }, []);
  return (
    <button
      type="button"
      onClick={() => {
        turn("sound", !on);
        wakeSounds();
        playSound("claim");
      }}
      aria-label={tvLine.sound(on)}
      className="fixed top-2 right-2 z-10 grid size-[max(2.75rem,44px)] place-items-center text-felt-soft [html:has([data-moment^=verdict])_&]:text-soft"
    >
      <SoundIcon on={on} />
    </button>
  );
}

"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { SoundIcon } from "@/app/ui/Icons";
import { isChosen, isOn, turn } from "@/lib/client/devicePreferences";
import { onTextSaved } from "@/lib/client/localStore";
import { endSounds, playSound, type Sound, wakeSounds } from "@/lib/client/sounds";
import { tvLine } from "@/lib/messages/anyPage";

/** The sound of each kind of moment on a TV (`data-moment`). A verdict's sequence plays its own. */
const HEARD: Readonly<Record<string, Sound>> = { claim: "claim", call: "bang" };

const isHeard = () => isOn("sound");
const isOffered = () => !isChosen("sound");

/**
 * The TV's sound key, in the corner without text. It offers sound in words until the first moment; then it is
 * an icon.
 * @param moment The current moment as marked in the TV; null if nothing happens.
 */
export function TvSound({ moment }: { readonly moment: string | null }) {
  const on = useSyncExternalStore(onTextSaved, isHeard, () => false);
  const offers = useSyncExternalStore(onTextSaved, isOffered, () => false);
  const before = useRef(moment);
  useEffect(() => {
    if (moment === before.current) return;
    before.current = moment;
    if (isOffered()) turn("sound", false);
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
      className="tv-sound"
    >
      {offers && <span className="tv-offer">{tvLine.sound(on)}</span>}
      <SoundIcon on={on} />
    </button>
  );
}

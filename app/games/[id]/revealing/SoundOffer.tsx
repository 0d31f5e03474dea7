"use client";

import { useEffect, useSyncExternalStore } from "react";
import { hasPreference, turn } from "@/lib/client/devicePreferences";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import { soundLater } from "@/lib/client/soundLater";
import { revealWords } from "@/lib/messages/dice";

/** Storage key: the bang at which this phone asked. */
const OFFERED = "sound-offered";

/** Asks once about sound, at the first bang on a recording phone. The menu has it from then on. */
export function SoundOffer({ bang }: { readonly bang: string }) {
  const offers = useSyncExternalStore(
    onTextSaved,
    () => hasPreference("sound") && savedText("sound") === null && (savedText(OFFERED) ?? bang) === bang,
    () => false,
  );
  useEffect(() => {
    if (offers) saveText(OFFERED, bang);
  }, [offers, bang]);
  if (!offers) return null;
  return (
    <button
      type="button"
      onClick={() => {
        turn("sound", true);
        void import("@/lib/client/sounds").then(
          ({ wakeSounds }) => {
            wakeSounds();
            soundLater("bang");
          },
          () => undefined,
        );
      }}
      className="key mx-3 mt-2 mb-1 self-end justify-self-end px-4 font-semibold"
    >
      {revealWords.sound}
    </button>
  );
}

import { useSyncExternalStore } from "react";
import { COMFORTS, type Comfort, hasComfort, isOn, turn } from "@/lib/client/comforts";
import { onKept } from "@/lib/client/kept";
import { playSound, wakeSounds } from "@/lib/client/sounds";
import { comfortWords } from "@/lib/messages/sheets";

/** Switches for what this phone does besides: a sound is heard when it is switched on. */
export function Comforts() {
  return COMFORTS.filter(hasComfort).map((comfort) => (
    <li key={comfort}>
      <Switch comfort={comfort} />
    </li>
  ));
}

function Switch({ comfort }: { readonly comfort: Comfort }) {
  const on = useSyncExternalStore(
    onKept,
    () => isOn(comfort),
    () => false,
  );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => {
        turn(comfort, !on);
        if (comfort === "sound") {
          wakeSounds();
          playSound("claim");
        }
      }}
      className="plate min-h-14 w-full justify-between gap-2 px-4 font-semibold"
    >
      {comfortWords.names[comfort]}
      <span aria-hidden="true" className={on ? "text-good" : "font-normal text-soft"}>
        {comfortWords.state(on)}
      </span>
    </button>
  );
}

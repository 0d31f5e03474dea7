import { useSyncExternalStore } from "react";
import { isIphone } from "@/lib/client/apple";
import {
  DEVICE_PREFERENCES,
  type DevicePreference,
  hasPreference,
  isOn,
  turn,
} from "@/lib/client/devicePreferences";
import { lightNow, setLight } from "@/lib/client/light";
import { onTextSaved } from "@/lib/client/localStore";
import { playSound, wakeSounds } from "@/lib/client/sounds";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { comfortWords } from "@/lib/messages/sheets";

/** This phone's preferences, including the theme: turning on a sound plays it. */
export function DevicePreferences() {
  return (
    <>
      {DEVICE_PREFERENCES.filter(hasPreference).map((comfort) => (
        <li key={comfort}>
          <ComfortSwitch comfort={comfort} />
        </li>
      ))}
      <li>
        <Switch
          name={comfortWords.daylight}
          isOn={() => lightNow() === "day"}
          onTurn={(on) => setLight(on ? "day" : "night")}
        />
      </li>
      {!hasPreference("buzz") && isIphone() && (
        <li className="col-span-full px-1 text-small text-soft">{homeScreenWords.noBuzz}</li>
      )}
    </>
  );
}

const ComfortSwitch = ({ comfort }: { readonly comfort: DevicePreference }) => (
  <Switch
    name={comfortWords.names[comfort]}
    isOn={() => isOn(comfort)}
    onTurn={(on) => {
      turn(comfort, on);
      if (comfort !== "sound") return;
      wakeSounds();
      playSound("claim");
    }}
  />
);

interface SwitchProps {
  readonly name: string;
  readonly isOn: () => boolean;
  readonly onTurn: (on: boolean) => void;
}

function Switch({ name, isOn, onTurn }: SwitchProps) {
  const on = useSyncExternalStore(onTextSaved, isOn, () => false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onTurn(!on)}
      className="key min-h-14 w-full justify-between gap-2 px-4 font-semibold"
    >
      {name}
      <span aria-hidden="true" className={on ? "text-good" : "font-normal text-soft"}>
        {comfortWords.state(on)}
      </span>
    </button>
  );
}

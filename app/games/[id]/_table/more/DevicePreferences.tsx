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
import { preferenceWords } from "@/lib/messages/sheets";

/** This phone's preferences, including the theme: turning on a sound plays it. */
export function DevicePreferences() {
  return (
    <>
      {DEVICE_PREFERENCES.filter(hasPreference).map((preference) => (
        <li key={preference}>
          <PreferenceSwitch preference={preference} />
        </li>
      ))}
      <li>
        <Switch
          name={preferenceWords.daylight}
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

const PreferenceSwitch = ({ preference }: { readonly preference: DevicePreference }) => (
  <Switch
    name={preferenceWords.names[preference]}
    isOn={() => isOn(preference)}
    onTurn={(on) => {
      turn(preference, on);
      if (preference !== "sound") return;
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
        {preferenceWords.state(on)}
      </span>
    </button>
  );
}

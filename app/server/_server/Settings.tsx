import { Section } from "@/app/ui/Section";
import { installationWords } from "@/lib/messages/installation";
import { type InstallationSettings, SIGN_UP } from "@/lib/protocol/installation";
import { SettingKeys } from "./SettingKeys";

const WORDS = installationWords;

/** The offered values; a custom one set by a script is added. */
const DAYS = [0, 14, 30, 90, 365] as const;

/** Server settings: sign-up, and how long guest games are kept. */
export function Settings({ signUp, guestGameDays }: InstallationSettings) {
  const { modes } = WORDS.signUp;
  const days = [...new Set<number>([...DAYS, guestGameDays])].sort((a, b) => a - b);
  return (
    <>
      <Section
        id="sign-up"
        heading={WORDS.signUp.heading}
        look="bold"
        className="border-line border-t pt-4 pb-5"
      >
        <SettingKeys
          labelledBy="sign-up"
          chosen={modes[signUp].name}
          keys={SIGN_UP.map((mode) => ({ ...modes[mode], change: { signUp: mode } }))}
        />
        <p className="text-base text-soft leading-snug">{WORDS.signUp.guests}</p>
      </Section>
      <Section
        id="guest-games"
        heading={WORDS.guestGames.heading}
        look="bold"
        className="border-line border-t pt-4 pb-5"
      >
        <p className="pb-3 text-base leading-snug">{WORDS.guestGames.how}</p>
        <SettingKeys
          labelledBy="guest-games"
          small
          chosen={WORDS.guestGames.days(guestGameDays)}
          keys={days.map((count) => ({
            name: WORDS.guestGames.days(count),
            change: { guestGameDays: count },
          }))}
        />
      </Section>
    </>
  );
}

import { Section } from "@/app/ui/Section";
import { installationWords } from "@/lib/messages/installation";
import { type InstallationSettings, SIGN_UP } from "@/lib/protocol/installation";
import { SettingKeys } from "./SettingKeys";

const WORDS = installationWords;

/** What is offered; another number that a script has set is offered beside them. */
const DAYS = [0, 14, 30, 90, 365] as const;

/** What the owner decides: who may make an account, and how long guests' games are kept. */
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

import { sayBalance, sayMoney } from "@/lib/messages/amounts";
import { sayDate } from "@/lib/messages/calendar";
import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { tableWords } from "@/lib/messages/table";
import type { NightLine } from "@/lib/protocol/group";
import type { NightPerson, NightResult } from "@/lib/protocol/nightResult";

// The sentences of a night's result, shared by its page and its picture.

const WORDS = nightResultWords;

/** Parts up to this many characters do not wrap. */
const SHORT = 26;

/** Keeps a short part on one line. */
const together = (part: string): string => (part.length > SHORT ? part : part.replaceAll(" ", "\u00a0"));

/** "3 games · won once · 2 drinks · 20 chips in, 25 chips out" */
export function sayPerson(person: NightPerson, unit: string): string {
  const { games, wins, washes, drinks, drink, chips, money, left } = person;
  const sum = (amount: number) => sayMoney(amount, unit);
  return [
    games > 0 ? WORDS.games(games) : [],
    wins > 0 ? WORDS.wins(wins) : [],
    washes > 0 ? WORDS.washes(washes) : [],
    drinks > 0 ? tableWords.stakeCount("drink", drinks, drink) : [],
    // When chips count from 0, nothing went in.
    chips && chips.in > 0 ? WORDS.inAndOut(`${chips.in}`, tableWords.stakeCount("chip", chips.out)) : [],
    money ? WORDS.inAndOut(sum(money.in), sum(money.out)) : [],
    left ? WORDS.left : [],
  ]
    .flat()
    .map(together)
    .join(" · ");
}

/** "+$16.70", "+5", "–": a person's gain of a night, in chips while these have no value. */
export function sayGain({ chips, total }: NightPerson, { unit, chipValue }: Worth): string {
  if (chips !== null && chipValue === null) return signed(chips.out - chips.in);
  return total === null ? "–" : sayBalance(total, unit);
}

/** A night's currency, and a chip's value in it. */
type Worth = Pick<NightLine, "unit" | "chipValue">;

/** "$3.50", "5 chips": an amount of an account. */
export const sayAmount = (amount: number, unit: string | null): string =>
  unit === null ? tableWords.stakeCount("chip", amount) : sayMoney(amount, unit);

/** "Cy pays Eli $3.50" */
export const sayPayment = (
  {
    fromName,
    toName,
    amount,
  }: { readonly fromName: string; readonly toName: string; readonly amount: number },
  unit: string | null,
): string => WORDS.payment(fromName, toName, sayAmount(amount, unit));

/** Chips of the bank and of pots, and the rest of the buy-ins, belong to no one. */
export function isUnclaimed(
  { bank, pot, money }: Pick<NightResult, "bank" | "pot" | "money">,
  unit: string,
): readonly { readonly called: string; readonly what: string }[] {
  return [
    ...(pot === 0
      ? []
      : [{ called: WORDS.leftovers.pot, what: tableWords.stakeCount("chip", pot, null, true) }]),
    ...(bank === 0
      ? []
      : [{ called: WORDS.leftovers.bank, what: tableWords.stakeCount("chip", bank, null, true) }]),
    ...(money === 0 ? [] : [{ called: WORDS.leftovers.money, what: sayMoney(money, unit) }]),
  ];
}

/** "Night on", or "Night on since November 20" if no one closed it that day. */
export const sayNightOn = ({ name, day }: Pick<NightLine, "name" | "day">, today: string): string =>
  groupGamesWords.nights.isOn(name, day === today ? null : sayDate(day));

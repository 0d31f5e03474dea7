import { sayBalance, sayMoney } from "@/lib/messages/amounts";
import { sayDate } from "@/lib/messages/calendar";
import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import { tableWords } from "@/lib/messages/table";
import type { NightLine } from "@/lib/protocol/group";
import type { NightPerson, NightResult } from "@/lib/protocol/nightResult";

// The sentences of a night's result, shared by its page and its picture.

const WORDS = nightResultWords;

/** Parts up to this many characters do not wrap. */
const SHORT = 26;

/** Keeps a short part on one line. */
const together = (part: string): string => (part.length > SHORT ? part : part.replaceAll(" ", "\u00a0"));

/** "3 games · won once · 2 drinks · 20 chips in, 25 chips out": chips without a value stand here beside money. */
export function sayPerson(person: NightPerson, { unit, chipValue, washes }: NightPlace): string {
  const { games, wins, washes: lost, drinks, drink, chips, money, total, left } = person;
  const gained = chips === null || chips.in > 0 ? 0 : chips.out;
  const sum = (amount: number) => sayMoney(amount, unit);
  return [
    games > 0 ? WORDS.games(games) : [],
    wins > 0 ? WORDS.wins(wins) : [],
    lost > 0 ? WORDS[washes ? "washes" : "losses"](lost) : [],
    drinks > 0 ? tableWords.stakeCount("drink", drinks, drink) : [],
    // When chips count from 0, nothing went in.
    chips && chips.in > 0 ? WORDS.inAndOut(`${chips.in}`, tableWords.stakeCount("chip", chips.out)) : [],
    gained !== 0 && total !== null && chipValue === null ? sayChips(gained) : [],
    money ? WORDS.inAndOut(sum(money.in), sum(money.out)) : [],
    left ? WORDS.left : [],
  ]
    .flat()
    .map(together)
    .join(" · ");
}

/** "+$16.70", "+5 chips", "–": a person's gain of a night, in chips for someone without money. */
export function sayGain({ chips, total }: NightPerson, { unit }: Pick<NightPlace, "unit">): string {
  if (total !== null) return sayBalance(total, unit);
  return chips === null ? "–" : sayChips(chips.out - chips.in);
}

const sayChips = (balance: number): string => tableWords.stakeCount("chip", balance, null, true);

/** A night's currency, a chip's value in it, and whether its losers wash. */
type NightPlace = Pick<NightLine, "unit" | "chipValue"> & { readonly washes: boolean };

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
    ...(pot === 0 ? [] : [{ called: WORDS.leftovers.pot, what: sayChips(pot) }]),
    ...(bank === 0 ? [] : [{ called: WORDS.leftovers.bank, what: sayChips(bank) }]),
    ...(money === 0 ? [] : [{ called: WORDS.leftovers.money, what: sayMoney(money, unit) }]),
  ];
}

/** "Night on", or "Night on since November 20" if no one closed it that day. */
export const sayNightOn = ({ name, day }: Pick<NightLine, "name" | "day">, today: string): string =>
  groupGamesWords.nights.isOn(name, day === today ? null : sayDate(day));

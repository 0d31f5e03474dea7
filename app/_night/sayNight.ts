import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import { tableWords } from "@/lib/messages/table";
import type { Debt, NightPerson, NightResult } from "@/lib/protocol/nightResult";

// The sentences of a night's result, shared by its page and its picture.

const WORDS = nightResultWords;

/** Parts up to this many characters do not wrap. */
const SHORT = 26;

/** Keeps a short part on one line. */
const together = (part: string): string => (part.length > SHORT ? part : part.replaceAll(" ", "\u00a0"));

/** "3 games · won once · 2 drinks · 20 chips in, 25 chips out" */
export function sayPerson(person: NightPerson, unit: string): string {
  const { games, wins, washes, drinks, drink, chips, money, left } = person;
  const sum = (count: number) => groupGamesWords.nights.sum(count, unit);
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

/** A payment: a number of chips, or an amount in the night's currency. */
export const sayAmount = ({ kind, amount }: Pick<Debt, "kind" | "amount">, unit: string): string =>
  kind === "chips" ? tableWords.stakeCount("chip", amount) : groupGamesWords.nights.sum(amount, unit);

/** "Bob", "pays", "Cruz"; shares from the night's pot go to a player. */
export const sayPaying = ({
  from,
  fromName,
  toName,
}: {
  readonly from: string;
  readonly fromName: string;
  readonly toName: string;
}): readonly string[] => (from === "pot" ? [toName, WORDS.takes] : [fromName, WORDS.pays, toName]);

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
    ...(money === 0
      ? []
      : [{ called: WORDS.leftovers.money, what: groupGamesWords.nights.sum(money, unit) }]),
  ];
}

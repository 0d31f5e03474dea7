import { namesWinners, type PlayerId, type Stake, type StakeWords } from "@/lib/engine";
import { list } from "./anyPage";
import type { Names } from "./names";
import { sayScore, sayStakeCount } from "./terms";
import {
  type Drunk,
  type Ends,
  sayAfterPlayoff,
  sayEachMarks,
  sayPlainEnded,
  sayPlainEnding,
} from "./verdict";

// How a game ended, in any language: its sentence, then the marks of an own game.

/** The marks that end an own game, by seat, and its own words. */
interface Marks {
  readonly what: "score" | Stake;
  readonly counts: Readonly<Record<PlayerId, number>>;
  readonly drink: StakeWords;
}

/** The facts beside the names at the end of a game: its drinks, or an own game's marks. */
type EndFacts = Drunk | Marks | null;

/**
 * How a game ended: who washes, or who won if its table names winners. A stopped game says so, or who drank most
 * if the game has drinks. An own game's marks follow.
 */
export function sayEnding(game: string, ends: Ends, names: Names, facts: EndFacts = null): string {
  const { losers, winners } = ends;
  const sentence = sayPlainEnding(game, ends, names, facts !== null && "most" in facts ? facts : null);
  const isLost = losers.length > 0 && (!namesWinners(game) || winners.length === 0);
  return sayMarks(sentence, facts, isLost ? losers : winners);
}

/** How a game ended, in the past tense. `washed`: who did the dishes; the losers if nothing else is known. */
export function sayEnded(
  game: string,
  { washed, ...ends }: Ends & { readonly washed?: readonly string[] },
  names: Names,
  facts: EndFacts = null,
): string {
  const { losers } = ends;
  if (losers.length === 0 || namesWinners(game)) return sayEnding(game, ends, names, facts);
  const sentence = sayPlainEnded(losers, washed ?? losers, names);
  // The marks are the losers', not those of others who washed for them.
  return washed === undefined || washed.length === 0 ? sayMarks(sentence, facts, losers) : sentence;
}

/**
 * How a past game ended, as lists of games say it, with the playoff that decided it. Without the playoff where
 * others washed for the losers, who alone played it.
 * @param against The losers' opponents in the playoff; empty without one.
 */
export function sayPastGame(
  game: string,
  ends: Parameters<typeof sayEnded>[1],
  against: readonly string[] = [],
  facts: EndFacts = null,
): string {
  const { losers, washed = [] } = ends;
  const isOfLosers = washed.every((name) => losers.includes(name));
  return sayAfterPlayoff(sayEnded(game, ends, {}, facts), isOfLosers ? against : []);
}

/** Adds the marks of the named players: "Diaz washes the dishes: 5 strikes." */
function sayMarks(sentence: string, facts: EndFacts, players: readonly PlayerId[]): string {
  if (facts === null || "most" in facts || players.length === 0) return sentence;
  const { what, counts, drink } = facts;
  const counted = players.map((player) => {
    const count = counts[player] ?? 0;
    return what === "score" ? sayScore(count, drink) : sayStakeCount(what, count, drink);
  });
  const [first = "", ...others] = counted;
  const alike = others.length > 0 && others.every((one) => one === first);
  return `${sentence.replace(/\.$/, "")}: ${alike ? sayEachMarks(first) : list(counted)}.`;
}

import { describe, expect, test } from "vitest";
import type { GameState, Settled, Stake } from "@/lib/engine";
import { numberWord } from "@/lib/messages/anyPage";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { sayClaim, sayMove } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { sayVerdict } from "@/lib/messages/verdict";
import { everyPlayedRound, type PlayedOut } from "../engine/wholeRounds";
import { restoresLanguage } from "../speaking";

// Compares the sentences of a verdict with the seats before and after it, in any game under any house rules.

restoresLanguage();

/** The decrease of a player's stakes by a verdict, or the increase of bads and drinks. */
function lost({ settled: { loser }, before, after }: PlayedOut): readonly [what: Stake, count: number] {
  const stakeAt = (state: GameState, what: Stake) =>
    state.seats.find(({ player }) => player === loser)?.holds[what] ?? 0;
  const worse = (what: Stake) =>
    (what === "bad" || what === "drink" ? 1 : -1) * (stakeAt(after, what) - stakeAt(before, what));
  const stakes = ["die", "life", "bad", "chip", "drink"] as const;
  const what = stakes.find((one) => worse(one) > 0) ?? "die";
  return [what, worse(what)];
}

const WORDS = Array.from({ length: 31 }, (_, count) => numberWord(count));

/** The numbers in a text, in digits or words. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+|[a-z]+/gi)].flatMap(([word]) => {
    const at = WORDS.indexOf(word.toLowerCase());
    return /\d/.test(word) ? [Number(word)] : at > 0 ? [at] : [];
  });

/** A text without its quoted claims and rule names. */
const withoutClaims = (text: string, { claim, finding: { found } }: Settled): string =>
  [claim, ...(found !== null && typeof found !== "number" ? [found] : [])]
    .map(sayClaim)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, claimText) => rest.replaceAll(new RegExp(`(?<!\\w)${claimText}(?!\\w)`, "gi"), ""), text)
    .replace("Five of a kind in one cup counts as more than five here.", "");

describe("any game, any house rules, any actions", () => {
  test("takes every number in a verdict’s sentences from its moves, its finding or its claim", () => {
    everyPlayedRound(
      ({ settled }) => {
        const { finding, stamp, reasons, rule } = sayVerdict(settled, {});
        const cost = settled.moves.slice(settled.antes).map(({ count }) => count);
        const { margin, found } = settled.finding;
        const seen = [
          Math.abs(margin ?? 0),
          ...(typeof found === "number" ? [found] : []),
          ...("count" in settled.claim ? [settled.claim.count] : []),
        ];
        for (const text of [finding, stamp, ...reasons.map(({ sentence }) => sentence)])
          for (const number of numbersIn(withoutClaims(text, settled)))
            expect([...seen, ...cost], text).toContain(number);
        for (const number of numbersIn(rule?.sentence ?? "")) expect(cost, rule?.sentence).toContain(number);
      },
      1000,
      120,
    );
  });

  test.each([
    ["English", undefined],
    ["German", German],
    ["Spanish", Spanish],
  ])(
    "names the loser's loss in the cost sentence in %s, and no rule other than the one played",
    (_language, dictionary) => {
      setLocale(dictionary && (() => dictionary));
      everyPlayedRound(
        (round) => {
          const { settled, after } = round;
          const { house } = after;
          const { reasons, rule } = sayVerdict(settled, {});
          const [what, count] = lost(round);
          const difference = reasons.find(({ id }) => id === "B2" || id === "S22");
          const sentence = rule?.sentence ?? difference?.sentence ?? "";
          if (settled.kind !== "spot-on" || !settled.right) {
            if (count > 0 && what !== "drink")
              expect(sentence).toContain(sayMove({ what, count, from: "bank", to: "bank" }));
          }
          if (difference === undefined) return;
          expect([house.loses, house.price]).toContain("difference");
          const left = after.seats.find(({ player }) => player === settled.loser)?.holds[what] ?? 0;
          if (/all they had|mehr waren|no había/.test(difference.sentence)) expect(left).toBe(0);
        },
        1000,
        60,
      );
    },
  );

  test("covers the difference, a price of two, antes, and exact calls", () => {
    const seen = new Set<string>();
    everyPlayedRound(
      ({ settled, after: { house } }) => {
        if (settled.byDifference) seen.add("difference");
        if (house.price === "two") seen.add("two");
        if (settled.antes > 0) seen.add("antes");
        if (settled.kind === "spot-on" && settled.right) seen.add("spot-on");
      },
      1000,
      1000,
    );
    expect([...seen].toSorted()).toEqual(["antes", "difference", "spot-on", "two"]);
  });
});

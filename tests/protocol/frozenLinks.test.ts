import { expect, test } from "vitest";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf, readLink } from "@/lib/protocol/ask/link";

// Links sent in November 2026, with their answers. They stay in chats for years: never change these lines. A
// new link format is added beside this one.

const PASS_THE_CUP =
  "rules=ones.low~straights.none~implied_kicker.on~raise_strictness.literal~table_lock.round~cup_roll.optional~blind_may_roll.no~claim_must_fit_table.no~winner_gives_drink.off";
const CLOSED_CUP =
  "rules=ones.high~straights.below-full-house~implied_kicker.on~raise_strictness.literal~ante.1~exposed_strict.off~lives.1";
const FIREHOUSE =
  "~cap_bids.off~out_of_turn.on~simultaneous.first~end_alone.5~end_together.3~together_count.2~end_pair.at-least~starter.source";
const PERUDO = "rules=dice_each.5~raise.perudo~ones.low~cap_bids.off~open_on_ones.no~calza.on~palifico.on";

const SENT: readonly (readonly [string, object])[] = [
  [`ask=compare&game=pass-the-cup&a=33226&b=44112&${PASS_THE_CUP}`, { ok: true, result: "b" }],
  [
    "ask=compare&game=own-hand&a=34561&b=33322&rules=chips.10~ones.low~straights.above-full-house~ace_straight.on~implied_kicker.on~raise_strictness.literal~rerolls.2~opener_rerolls.off~starter.rotate",
    { ok: true, result: "a" },
  ],
  [`ask=compare&game=closed-cup&a=pair+of+twos&b=22134&${CLOSED_CUP}`, { ok: true, result: "b" }],
  ["ask=compare&game=mia&a=66&b=21&rules=lives.6~equal_ok.no~pass_unseen.on", { ok: true, result: "b" }],
  [
    `ask=rank&game=closed-cup&dice=11111&${CLOSED_CUP}`,
    { ok: true, text: "five ones", rank: 252, of: 252, chance: 1 / 7776 },
  ],
  [
    `ask=raise&game=firehouse&from=9+sixes&to=10+ones&rules=dice_each.auto~raise.quantity-major~ones.low${FIREHOUSE}`,
    { ok: true, legal: true, text: "10 ones" },
  ],
  [
    `ask=raise&game=firehouse&from=nine+sixes&to=9+ones&wild=4&dice_in_play=15&rules=dice_each.auto~raise.quantity-only~ones.high${FIREHOUSE}`,
    { ok: true, legal: false, code: "not-higher" },
  ],
  [`ask=raise&game=perudo&to=two+ones&wild=0&${PERUDO}`, { ok: true, legal: true }],
  [
    `ask=raise&game=perudo&from=2+threes&to=3+fours&locked_face=3&${PERUDO}`,
    { ok: true, legal: false, code: "face-locked" },
  ],
  [
    `ask=raise&game=closed-cup&from=pair+of+twos&to=high+straight&table=33&${CLOSED_CUP}`,
    { ok: true, legal: false, code: "exposed-not-in-claim" },
  ],
  [
    "ask=lowest&game=pirate&from=3+fives&rules=dice_each.5~chips.10~raise.face-major~ones.low~wild.none~cap_bids.off~rerolls.2~opener_rerolls.off~starter.rotate",
    { ok: true, text: "4 fives", per_face: { "5": 4, "6": 1 } },
  ],
  [
    `ask=judge&game=firehouse&claim=4+sixes&wild=2&dice=661.234&rules=dice_each.auto~raise.quantity-major~ones.low${FIREHOUSE}`,
    { ok: true, claimTrue: false, found: 3, margin: -1 },
  ],
  [
    "ask=judge&game=bar&claim=2+sixes&dice=113&rules=dice_each.5~wild.ones~raise.quantity-major~ones.low~cap_bids.off~out_of_turn.off~out_of_turn_penalty.1~loses.one~starter.loser~natural_needed.on",
    { ok: true, claimTrue: false, found: 2, margin: 0 },
  ],
  [
    "ask=judge&game=red-dead&claim=3+fives&count=4&rules=dice_each.5~raise.quantity-major~ones.low~cap_bids.off~ante.0~spot_on.on~starter.rotate",
    { ok: true, claimTrue: true, exact: false, found: 4, margin: 1 },
  ],
  [
    "ask=odds&game=bar&claim=1+six&dice_in_play=2&known=3&rules=dice_each.5~wild.none~raise.quantity-major~ones.low~cap_bids.off~out_of_turn.off~out_of_turn_penalty.1~loses.one~starter.loser~natural_needed.off",
    { ok: true, chance: 1 / 6 },
  ],
  // From 2026-11-23 on, with stray dice among the house rules (S16).
  [`ask=compare&game=pass-the-cup&a=33226&b=44112&${PASS_THE_CUP}~astray.void`, { ok: true, result: "b" }],
  // From 2026-11-25 on, with wild ones in hands (H11), and more rules in games of counts (S19–S25).
  [
    `ask=raise&game=perudo&from=4+fives&to=2+ones&${PERUDO}~wild_face.ones~named_wild.any~first_claim.any~five_alike.five~loss_drinks.0~price.one~exact_wins.one~pot_ante.0~astray.void`,
    { ok: true, legal: true },
  ],
  [
    `ask=compare&game=pass-the-cup&a=33226&b=44112&${PASS_THE_CUP.replace("~table", "~wild_ones.off~table")}~astray.void`,
    { ok: true, result: "b" },
  ],
  // From the evening of 2026-11-25 on, with changed house rules only.
  ["ask=rank&game=closed-cup&dice=11111", { ok: true, text: "five ones", rank: 252, of: 252 }],
  [
    "ask=compare&game=pass-the-cup&a=33226&b=44112&rules=ones.high~wild_ones.on",
    { ok: true, result: "b", message: "44442 beats 33226: four of a kind beats two pair." },
  ],
];

test.each(SENT)("opens an old link to the same verdict: %s", (query, verdict) => {
  const question = readLink(new URLSearchParams(query));
  if (question === null) throw new Error("not read");
  const answer = answerTo(question);
  expect(answer).toMatchObject(verdict);
  // Today's link has the same meaning in any format.
  const today = readLink(new URLSearchParams(linkOf(question)));
  expect(today && answerTo(today)).toEqual(answer);
});

test("writes today's links in the last format", () => {
  const [query = ""] = SENT.at(-1) ?? [];
  const question = readLink(new URLSearchParams(query));
  expect(question && linkOf(question)).toBe(query);
});

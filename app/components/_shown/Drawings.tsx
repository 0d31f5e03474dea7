import { Plates } from "@/app/games/[id]/finished/Plates";
import { BigClaim, ClaimDice } from "@/app/ui/Claim";
import { DiceRow, Die, type DieLook, PlaceholderDie, placed } from "@/app/ui/Dice";
import * as icons from "@/app/ui/Icons";
import { PlayerName } from "@/app/ui/PlayerName";
import { RuleChip } from "@/app/ui/RuleChip";
import { StakePips } from "@/app/ui/StakePips";
import { Stamp } from "@/app/ui/Stamp";
import { Tally } from "@/app/ui/Tally";
import type { Claim, Face, Stake } from "@/lib/engine";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { LONG_NAMES } from "../_made/tables";
import { Part, States } from "./Part";

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const LOOKS: readonly DieLook[] = ["plain", "wild", "counts", "faded", "locked"];
const PLACEHOLDERS = ["empty", "next", "missing", "unrolled"] as const;
const SCORES = Array.from({ length: 25 }, (_, at) => at - 12);
const DRAWN_COUNTS: Readonly<Record<Stake, readonly number[]>> = {
  die: [0, 1, 5, 7],
  chip: [-2, 0, 3, 12],
  life: [0, 1, 6],
  drink: [0, 2, 9],
  good: [1, 4],
  bad: [1, 3],
};
const CLAIMS: readonly Claim[] = [
  { count: 13, face: 5 },
  { count: 4, face: 1 },
  { hand: "full-house", faces: [3, 2] },
  { hand: "high-card", kickers: [6] },
  { mia: 64 },
  { mia: 21 },
];
const STAMPS = ["Short by two", "There, exactly", "There and twenty more", "Short", "There, and then some"];

/** Static drawings. */
export function Drawings() {
  return (
    <>
      <Part name="Die">
        <States
          of={Object.fromEntries(
            LOOKS.map((look) => [look, FACES.map((face) => <Die key={face} face={face} look={look} />)]),
          )}
        />
      </Part>
      <Part name="DiceRow">
        <ul className="flex flex-col gap-2">
          <li className="flex gap-1">
            <DiceRow dice={placed([4, 1, 5, 5, 2], 1)} />
          </li>
          <li className="flex gap-1">
            <DiceRow
              dice={[...placed([6, 3]), { face: null, placeholder: "next" }, { face: null }]}
              size="size-8"
              silent
            />
          </li>
        </ul>
      </Part>
      <Part name="PlaceholderDie">
        <States
          of={Object.fromEntries(
            PLACEHOLDERS.map((look) => [look, <PlaceholderDie key={look} look={look} />]),
          )}
        />
      </Part>
      <Part name="Tally">
        <States
          of={Object.fromEntries(SCORES.map((score) => [`${score} `, <Tally key={score} score={score} />]))}
        />
      </Part>
      <Part name="Held">
        <States
          of={Object.fromEntries(
            Object.entries(DRAWN_COUNTS).flatMap(([what, counts]) =>
              counts.map((count) => [
                `${what} ${count}`,
                <StakePips
                  key={count}
                  score={null}
                  stakes={[{ what: what as Stake, count, balance: count < 0 }]}
                  drink={null}
                />,
              ]),
            ),
          )}
        />
      </Part>
      <Part name="BigClaim">
        <ul className="grid gap-2 sm:grid-cols-2">
          {CLAIMS.map((claim) => (
            <li key={JSON.stringify(claim)} className="felt h-44">
              <div className="stage px-3">
                <BigClaim claim={claim} wild={1} />
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="ClaimDice">
        <States
          of={{
            all: <ClaimDice claim={{ hand: "two-pair", faces: [4, 3], kickers: [6] }} size="size-8" />,
            "named only": (
              <ClaimDice claim={{ hand: "pair", faces: [2], kickers: [] }} size="size-8" namedOnly />
            ),
          }}
        />
      </Part>
      <Part name="Stamp">
        {STAMPS.map((text, at) => (
          <Stamp key={text} text={text} bad={at % 2 === 0} />
        ))}
      </Part>
      <Part name="PlayerName">
        <ul className="grid grid-cols-2 gap-2">
          {COLOR_NAMES.map((color, at) => (
            <li key={color}>
              <PlayerName name={LONG_NAMES[at] ?? color} color={color} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Others">
        <States
          of={{
            RuleChip: <RuleChip id="F8" />,
            ...Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />])),
          }}
        />
        <div className="felt grid place-items-center p-4">
          <Plates count={5} />
        </div>
      </Part>
    </>
  );
}

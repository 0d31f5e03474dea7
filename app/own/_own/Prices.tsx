import { useState } from "react";
import { NumberField } from "@/app/ui/Field";
import { OneOf } from "@/app/ui/OneOf";
import { type CostRow, type MoveData, ROLES, type Stake } from "@/lib/engine";
import { answerWords as WORDS } from "@/lib/messages/own";
import { ownWord } from "@/lib/messages/ruleRows";
import { sayCostRow } from "@/lib/messages/ruleSets";
import type { OwnGame } from "@/lib/protocol/ruleSets/look";
import { stakeWordsOf } from "@/lib/views/drink";
import { mainStake, movesOf, type Payer, payerOf, stakesIn, withPrice } from "@/lib/views/ownGame/draft";

interface PricesProps {
  readonly rules: OwnGame;
  readonly onRules: (rules: OwnGame) => void;
}

/** The price list: one row opens at a time. */
export function Prices({ rules, onRules }: PricesProps) {
  const [open, setOpen] = useState(0);
  return (
    <ul className="flex flex-col gap-2">
      {rules.cost.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have places, which their rule ids name
        <li key={at}>
          <button
            type="button"
            aria-expanded={open === at}
            onClick={() => setOpen(open === at ? -1 : at)}
            className="key min-h-14 w-full px-4 py-2 text-left font-semibold leading-snug"
          >
            {sayCostRow(row, rules, stakeWordsOf(rules))}
          </button>
          {open === at && (
            <Price rules={rules} row={row} onMoves={(moves) => onRules(withPrice(rules, at, moves))} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PriceProps {
  readonly rules: OwnGame;
  readonly row: CostRow;
  readonly onMoves: (moves: CostRow["moves"]) => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who pays what in one case. A choice replaces a price of several moves. */
function Price({ rules, row, onMoves }: PriceProps) {
  const [move] = row.moves;
  const payer = payerOf(row.moves);
  const what = move?.what ?? mainStake(rules);
  const count = move?.count ?? 1;
  const set = (changes: { readonly what?: Stake; readonly count?: MoveData["count"] }) => {
    if (!move) return;
    const { what: stake = what, count: much = count } = changes;
    // Chips keep their way into the pot.
    const keeps = payer !== "everyone" && stake === "chip" && (move.from === "pot" || move.to === "pot");
    onMoves(
      movesOf(payer, stake, much).map((made) => (keeps ? { ...made, from: move.from, to: move.to } : made)),
    );
  };
  const canDiffer = rules.claims.kind === "counts" && row.when?.kind !== "spot-on";
  return (
    <div className="flex flex-col gap-4 py-3 pl-3">
      <OneOf<Payer>
        legend={WORDS.who}
        options={[
          ...ROLES.map((value) => ({ value, name: WORDS.role[value] })),
          { value: "everyone", name: WORDS.everyone },
          { value: "no-one", name: WORDS.noOne },
        ]}
        chosen={payer}
        onChoose={(who) => onMoves(movesOf(who, what, count))}
        inRow
      />
      {move && (
        <>
          <OneOf
            legend={WORDS.what}
            options={stakesIn(rules).map((value) => ({
              value,
              name: capital(ownWord(value, stakeWordsOf(rules)) ?? WORDS.stake[value]),
            }))}
            chosen={what}
            onChoose={(stake) => set({ what: stake, count: count === "all" ? 1 : count })}
            inRow
          />
          {typeof count === "number" && (
            <NumberField
              label={WORDS.howMany}
              value={count}
              from={1}
              to={99}
              onNumber={(much) => set({ count: much })}
            />
          )}
          {canDiffer && (
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={count === "difference"}
                onChange={({ target }) => set({ count: target.checked ? "difference" : 1 })}
                className="size-6"
              />
              {WORDS.difference}
            </label>
          )}
        </>
      )}
    </div>
  );
}

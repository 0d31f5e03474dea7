import { useState } from "react";
import type { House } from "@/lib/engine";
import { START_WORDS } from "@/lib/messages/start";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import type { RuleGroup } from "@/lib/protocol/ruleGroups";
import { badRule } from "./badRule";
import { HouseRules } from "./HouseRules";

/** Rules to go back to, and their name on the key. */
export interface UsualRules {
  readonly name: string;
  readonly house: House;
}

interface HouseFieldsProps {
  readonly game: string;
  /** Only the values that differ from the game's defaults. */
  readonly house: House;
  /** Explains the effect of these settings. */
  readonly hint?: string;
  /** The rules to go back to; the game's defaults without them. */
  readonly usual?: UsualRules;
  /** The headings to show; all by default. */
  readonly only?: readonly RuleGroup[];
  readonly onHouse: (house: House) => void;
  readonly onDone: () => void;
}

/** The house rules of the chosen game. Each change applies at once if the game accepts the value. */
export function HouseFields({ game, house, hint, usual, only, onHouse, onDone }: HouseFieldsProps) {
  const [draft, setDraft] = useState(() => houseWith(game, house));
  const words = START_WORDS.crew.house;
  const wrong = badRule(game, draft);
  const set = (next: House) => {
    setDraft(next);
    if (badRule(game, next) === null) onHouse(changedRules(game, next));
  };
  return (
    <div className="flex flex-col gap-5">
      {hint && <p className="text-soft">{hint}</p>}
      <HouseRules game={game} house={draft} {...(only && { only })} onHouse={set} />
      <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-table px-4 pt-3 pb-1">
        <p role="alert" className="text-small text-fire-ink empty:hidden">
          {wrong}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            onClick={() => set(houseWith(game, usual?.house ?? {}))}
            className="key min-h-14 flex-1 px-3 font-semibold"
          >
            {usual?.name ?? words.usual}
          </button>
          <button
            type="button"
            aria-disabled={wrong !== null}
            onClick={() => wrong === null && onDone()}
            className={`key min-h-14 flex-1 px-3 font-semibold ${wrong === null ? "key-next" : ""}`}
          >
            {words.done}
          </button>
        </div>
      </div>
    </div>
  );
}

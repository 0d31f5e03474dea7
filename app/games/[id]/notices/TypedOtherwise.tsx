"use client";

import { DiceRow, placed } from "@/app/ui/Dice";
import type { Settled } from "@/lib/engine";
import { revealWords } from "@/lib/messages/dice";
import { type Names, nameOf } from "@/lib/messages/names";
import { typedOtherwise } from "@/lib/views/typedCups";
import { useTypedIn } from "../revealing/useDraft";

interface TypedOtherwiseProps {
  readonly game: string;
  readonly names: Names;
  readonly settled: Settled;
}

/**
 * Dice that this phone entered and the verdict does not use, because another phone settled the round first.
 */
export function TypedOtherwise({ game, names, settled }: TypedOtherwiseProps) {
  const own = useTypedIn(game, settled.round);
  return typedOtherwise(own, settled.shown).map(({ player, here, settled: counted }) => (
    <p
      key={player}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-brass px-3 py-2 text-small leading-tight [overflow-wrap:anywhere]"
    >
      {revealWords.typedHere(nameOf(names, player))}
      <span className="flex flex-wrap gap-0.5">
        <DiceRow dice={placed(here)} size="size-6" />
      </span>
      {revealWords.settledAs}
      <span className="flex flex-wrap gap-0.5">
        <DiceRow dice={placed(counted)} size="size-6" />
      </span>
    </p>
  ));
}

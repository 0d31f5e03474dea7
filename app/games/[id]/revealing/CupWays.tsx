import type { LiftedCup } from "@/lib/engine";
import { openFaces } from "@/lib/views/cupDraft";
import type { DiceDraft } from "@/lib/views/diceDraft";
import type { TableView } from "@/lib/views/table";
import { CupReveal } from "./CupReveal";
import { AnswerReveal } from "./chunk";
import type { Lifting } from "./lifted";
import { MessedUp } from "./MessedUp";
import { RevealTabs } from "./RevealTabs";
import { CUP_WAYS, type Way } from "./useDraft";

/** A reveal of one cup while it is entered. */
interface Entered {
  readonly way: Way;
  readonly dice: DiceDraft;
  /** The claimer pleads that the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
}

interface CupWaysProps extends Lifting {
  readonly view: TableView;
  /** The cup that decides. */
  readonly cup: LiftedCup;
  readonly draft: Entered;
  readonly onDraft: (draft: Entered) => void;
}

/** Where one cup decides: its dice, or just the answer. */
export function CupWays({ view, cup, draft, onDraft, ...lifting }: CupWaysProps) {
  const whose = view.seats.find(({ player }) => player === cup.player)?.name ?? null;
  return (
    <>
      <RevealTabs ways={CUP_WAYS} way={draft.way} onChange={(way) => onDraft({ ...draft, way })} />
      {view.messedUp && view.latest && (
        <MessedUp
          name={view.latest.name}
          pleads={draft.messedUp}
          onPlead={(messedUp) => onDraft({ ...draft, messedUp })}
        />
      )}
      {draft.way === "outcome" ? (
        <AnswerReveal {...lifting} />
      ) : (
        <CupReveal
          {...lifting}
          entering={{ cup, inTheOpen: openFaces(view) }}
          whose={whose}
          draft={draft.dice}
          onDraft={(dice) => onDraft({ ...draft, way: "dice", dice })}
        />
      )}
    </>
  );
}

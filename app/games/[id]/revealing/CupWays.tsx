import type { LiftedCup } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import { openFaces } from "@/lib/views/cupDraft";
import type { TableView } from "@/lib/views/table";
import { CupReveal } from "./CupReveal";
import { AnswerReveal } from "./chunk";
import type { DiceEntry } from "./diceEntry";
import type { Lifting } from "./lifted";
import { RevealTabs } from "./RevealTabs";
import { CUP_WAYS, type RevealMode } from "./useDraft";

interface CupWaysProps extends Omit<Lifting, "above" | "modes"> {
  readonly view: TableView;
  /** The cup that decides. */
  readonly cup: LiftedCup;
  readonly way: RevealMode;
  readonly onWay: (way: RevealMode) => void;
  readonly dice: DiceEntry;
  /** The claimer says the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
  readonly onPlead: (pleads: boolean) => void;
}

/** Entry modes if one cup decides: its dice, or just the answer. */
export function CupWays({ view, cup, way, onWay, dice, messedUp, onPlead, ...lifting }: CupWaysProps) {
  const whose = view.seats.find(({ player }) => player === cup.player)?.name ?? null;
  const modes = <RevealTabs ways={CUP_WAYS} way={way} onChange={onWay} />;
  const above = view.messedUp && view.latest && (
    <MessedUp name={view.latest.name} pleads={messedUp} onPlead={onPlead} />
  );
  return (
    <>
      {way === "outcome" ? (
        <>
          {lifting.felt({ found: null, cups: [] })}
          <AnswerReveal {...lifting} above={above} modes={modes} />
        </>
      ) : (
        <CupReveal
          {...lifting}
          above={above}
          modes={modes}
          entering={{ cup, inTheOpen: openFaces(view) }}
          whose={whose}
          nameOf={(seat) => view.seats.find(({ player }) => player === seat)?.name ?? seat}
          entry={dice}
        />
      )}
    </>
  );
}

interface MessedUpProps {
  /** The claimer. */
  readonly name: string;
  readonly pleads: boolean;
  readonly onPlead: (pleads: boolean) => void;
}

/**
 * The claimer says the dice got messed up in the pass: they count as they are, and the stakes double (P7).
 */
function MessedUp({ name, pleads, onPlead }: MessedUpProps) {
  return (
    <label className="key min-h-11 justify-start! gap-2.5 px-3 py-1 text-left text-small leading-tight">
      <input
        type="checkbox"
        checked={pleads}
        onChange={() => onPlead(!pleads)}
        aria-label={cupWords.messedUp}
        aria-describedby="messed-up"
        className="size-5 shrink-0 accent-(--brass)"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{cupWords.messedUp}</span>{" "}
        <span id="messed-up" className="text-soft">
          {cupWords.messedUpHint(name)}
        </span>
      </span>
    </label>
  );
}

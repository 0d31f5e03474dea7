import { type Astray, assertNever, type End, namedAtEnd, type PlayerId } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import type { SeatView } from "@/lib/views/table";
import { DeletePage } from "../../_delete/DeletePage";
import { Names } from "../../notices/Names";
import type { Seated } from "../seated";
import { HighRollPage } from "./HighRollPage";
import { JoinPage } from "./JoinPage";
import { Menu, type Page } from "./Menu";
import { PenaltyPage } from "./PenaltyPage";
import { ResultPage } from "./ResultPage";
import { ShiftPage } from "./ShiftPage";
import { StopPage } from "./StopPage";
import { sinceWhen } from "./sinceWhen";

interface MorePagesProps extends Pick<Seated, "table" | "view" | "undo" | "mode" | "afterRound"> {
  readonly page: Page;
  /** True if this phone is the scorekeeper. */
  readonly keeps: boolean;
  /** The start of the break. */
  readonly pausedSince: string | null;
  readonly onPage: (page: Page) => void;
  readonly onClose: () => void;
  /** Records an action and closes the sheet. */
  readonly onDone: (...tapArgs: Parameters<Seated["tap"]>) => void;
  /** Ends the game; recorded once the pot is assigned. */
  readonly onEnd: (end: Pick<End, "losers" | "winners">) => void;
  readonly onStarter: (player: PlayerId, note?: string) => void;
  readonly onSeat: () => void;
}

/** The content of each page of the sheet. */
export function MorePages({
  page,
  table,
  view,
  undo,
  mode,
  afterRound,
  keeps,
  pausedSince,
  onPage,
  onClose,
  onDone,
  onEnd,
  onStarter,
  onSeat,
}: MorePagesProps) {
  const here = view.seats.filter(({ active }) => active);
  switch (page) {
    case "menu":
      return (
        <Menu
          table={table}
          view={view}
          undo={undo}
          mode={mode}
          afterRound={afterRound}
          keeps={keeps}
          onPage={onPage}
          onClose={onClose}
          onSeat={onSeat}
        />
      );
    case "void":
      return <VoidPage onReason={(note) => onDone({ do: "void-round", note })} />;
    case "penalty":
      return <PenaltyPage seats={view.seats} stakes={view.stakes} drink={view.drink} onPenalty={onDone} />;
    case "result":
      return <ResultPage table={table} view={view} onResult={onDone} onEnd={onEnd} />;
    case "buy-in":
      return (
        <NamePage
          hint={moreSheetWords.buyIn.hint(view.buyIn?.chips ?? 0, view.drink)}
          seats={view.buyIn?.seats ?? []}
          onName={(player) => onDone({ do: "buy-in", player })}
        />
      );
    case "astray":
      return (
        <AstrayPage
          does={view.astray}
          onVoid={(note) => onDone({ do: "void-round", note })}
          onGoOn={onClose}
        />
      );
    case "join":
      return (
        <JoinPage
          table={table}
          full={view.noNewcomer?.code === "table-full" ? view.noNewcomer : null}
          onJoin={onDone}
        />
      );
    case "leave":
      return (
        <NamePage
          hint={moreSheetWords.leave.hint}
          seats={here}
          onName={(player) => onDone({ do: "leave", player })}
        />
      );
    case "starter":
      return (
        <NamePage
          hint={view.toAct ? moreSheetWords.starter.hint(view.toAct.name) : ""}
          seats={here}
          onName={onStarter}
        />
      );
    case "high-roll":
      return <HighRollPage seats={here} onStarter={onStarter} />;
    case "shift":
      return table.group && <ShiftPage game={table.id} group={table.group} onClose={onClose} />;
    case "stop":
      return <StopPage table={table} view={view} onPage={onPage} onEnd={onEnd} />;
    case "decided": {
      const named = namedAtEnd(table.state.game);
      return (
        <NamePage
          hint={moreSheetWords.stop.hint}
          seats={here}
          onName={(player) => onEnd({ [named]: [player] })}
        />
      );
    }
    case "pause":
      return <BreakPage since={pausedSince} onResume={onClose} />;
    case "delete":
      return <DeletePage game={table.id} group={table.group?.id ?? null} onClose={onClose} />;
    default:
      return assertNever(page);
  }
}

const PAUSE = moreSheetWords.pause;

/** A break: everything is saved, and the game resumes where it stopped. */
function BreakPage({ since, onResume }: { readonly since: string | null; readonly onResume: () => void }) {
  const moment = since === null ? null : sinceWhen(since, Date.now());
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lead leading-snug">{PAUSE.saved}</p>
      {moment && <p className="text-soft">{PAUSE.since(...moment)}</p>}
      <button type="button" onClick={onResume} className="key key-next stamp min-h-16 text-large">
        {PAUSE.resume}
      </button>
    </div>
  );
}

interface NamePageProps {
  readonly hint: string;
  readonly seats: readonly SeatView[];
  readonly onName: (player: PlayerId) => void;
}

/** Asks for one name. */
function NamePage({ hint, seats, onName }: NamePageProps) {
  return (
    <>
      <p className="pb-3 text-soft text-small">{hint}</p>
      <Names seats={seats} onName={onName} />
    </>
  );
}

const VOID = moreSheetWords.void;

/** A void round (S14): one tap on the reason. */
function VoidPage({ onReason }: { readonly onReason: (reason: string) => void }) {
  return (
    <>
      <p className="pb-3 text-soft text-small">{VOID.hint}</p>
      <ul className="flex flex-col gap-2">
        {VOID.reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onReason(reason)}
              className="key min-h-14 w-full px-3 font-semibold"
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const ASTRAY = moreSheetWords.astray;

interface AstrayPageProps {
  readonly does: Astray;
  readonly onVoid: (reason: string) => void;
  readonly onGoOn: () => void;
}

/** A cocked, dropped or early die: the house rule for it (S16). */
function AstrayPage({ does, onVoid, onGoOn }: AstrayPageProps) {
  const isVoid = does === "void";
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lead leading-snug">{ASTRAY.does[does]}</p>
      <button
        type="button"
        onClick={isVoid ? () => onVoid(ASTRAY.note) : onGoOn}
        className="key key-next stamp min-h-16 px-3 text-large"
      >
        {isVoid ? ASTRAY.void : ASTRAY.goOn}
      </button>
    </div>
  );
}

import { assertNever, type PlayerId } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import type { Seated } from "../seated";
import { BreakPage } from "./BreakPage";
import { JoinPage } from "./JoinPage";
import { Menu, type Page } from "./Menu";
import { NamePage } from "./NamePage";
import { PenaltyPage } from "./PenaltyPage";
import { StopPage } from "./StopPage";
import { VoidPage } from "./VoidPage";

interface MorePagesProps extends Pick<Seated, "table" | "view" | "undo"> {
  readonly page: Page;
  /** Since when there is a break. */
  readonly pausedSince: string | null;
  readonly onPage: (page: Page) => void;
  readonly onClose: () => void;
  /** Records, and shows what came of it on the table. */
  readonly onDone: (...deed: Parameters<Seated["tap"]>) => void;
  readonly onStarter: (player: PlayerId) => void;
  readonly onSeat: () => void;
}

/** What lies on each page of the sheet. */
export function MorePages({
  page,
  table,
  view,
  undo,
  pausedSince,
  onPage,
  onClose,
  onDone,
  onStarter,
  onSeat,
}: MorePagesProps) {
  const here = view.seats.filter(({ active }) => active);
  switch (page) {
    case "menu":
      return <Menu table={table} view={view} undo={undo} onPage={onPage} onClose={onClose} onSeat={onSeat} />;
    case "void":
      return <VoidPage onReason={(note) => onDone({ do: "void-round", note })} />;
    case "penalty":
      return <PenaltyPage seats={view.seats} stakes={view.stakes} drink={view.drink} onPenalty={onDone} />;
    case "join":
      return <JoinPage table={table} full={view.noNewcomer} onJoin={onDone} />;
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
    case "stop":
      return <StopPage onStop={() => onDone({ do: "end" })} />;
    case "pause":
      return <BreakPage since={pausedSince} onResume={onClose} />;
    default:
      return assertNever(page);
  }
}

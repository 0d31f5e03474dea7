import { type End, namedAtEnd } from "@/lib/engine";
import { sayEnding } from "@/lib/messages/endings";
import { deleteWords, moreSheetWords } from "@/lib/messages/sheets";
import type { OpenTable } from "@/lib/protocol/entry";
import { ahead } from "@/lib/views/finalStanding";
import { isUnplayed } from "@/lib/views/openTable";
import { resultSays } from "@/lib/views/resultSays";
import type { TableView } from "@/lib/views/table";
import type { Page } from "./Menu";

interface StopPageProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly onPage: (page: Page) => void;
  readonly onEnd: (end: Pick<End, "losers" | "winners">) => void;
}

const WORDS = moreSheetWords.stop;

/** Ends the game before the rules do: names the losers or winners, no one, or finishes later. */
export function StopPage({ table, view, onPage, onEnd }: StopPageProps) {
  const { game } = table.state;
  const named = namedAtEnd(game);
  const says = resultSays(named, table);
  const first = ahead(view.seats, named);
  const drinks = view.stakes[0] === "drink";
  const ending = { losers: [], winners: [], [named]: first, washes: table.washes };
  const key = "key min-h-14 w-full px-3 font-semibold [overflow-wrap:anywhere]";
  return (
    <>
      <p className="pb-3 text-soft text-small">{WORDS.hint}</p>
      <div className="flex flex-col gap-2">
        {first.length === 0 && isUnplayed(table.state) && (
          <button type="button" onClick={() => onPage("delete")} className={`${key} key-next`}>
            {deleteWords.game.unplayed}
          </button>
        )}
        {!drinks && first.length > 0 && (
          <button
            type="button"
            onClick={() => onEnd({ [named]: first })}
            className="key key-next stamp min-h-16 w-full px-3 text-large leading-tight [overflow-wrap:anywhere]"
          >
            {sayEnding(game, ending, table.names)}
          </button>
        )}
        {!drinks && (
          <button type="button" onClick={() => onPage("decided")} className={key}>
            {(first.length > 0 ? WORDS.someoneElse : WORDS.someone)[says]}
          </button>
        )}
        <button type="button" onClick={() => onEnd({})} className={key}>
          {drinks ? WORDS.save : WORDS.noOne[says]}
        </button>
        <button type="button" onClick={() => onPage("pause")} className={key}>
          {WORDS.later}
        </button>
      </div>
    </>
  );
}

import { openRules } from "@/app/rules/_list/OwnRules";
import { PlainLink } from "@/app/ui/PlainLink";
import { ownRules } from "@/lib/engine";
import { ownWords } from "@/lib/messages/own";
import { sayRefusal } from "@/lib/messages/refusals";
import { scoringWords } from "@/lib/messages/scoring";
import { deleteWords, moreSheetWords, shiftWords } from "@/lib/messages/sheets";
import { moreWords, phoneWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { deskPath } from "@/lib/protocol/houseLink";
import { awayFrom } from "@/lib/views/seating";
import type { TableView } from "@/lib/views/table";
import type { Undo } from "../seated";
import type { AfterRound } from "../useAfterRound";
import type { Mode } from "../useMode";
import { DevicePreferences } from "./DevicePreferences";

/** The pages of the sheet. */
export type Page =
  | "menu"
  | "void"
  | "penalty"
  | "result"
  | "buy-in"
  | "astray"
  | "join"
  | "leave"
  | "starter"
  | "high-roll"
  | "shift"
  | "pause"
  | "stop"
  | "decided"
  | "delete";

interface MenuProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly undo: Undo | null;
  readonly mode: Mode;
  readonly afterRound: AfterRound;
  /** True if this phone is the scorekeeper. */
  readonly keeps: boolean;
  readonly onPage: (page: Page) => void;
  readonly onClose: () => void;
  /** Opens the seat sheet. */
  readonly onSeat: () => void;
}

/** The menu in four groups, with Delete last; an item that is not possible now says when it is. */
export function Menu({ table, view, undo, mode, afterRound, keeps, onPage, onClose, onSeat }: MenuProps) {
  const { phase } = view;
  // Copies stored on a phone before shifts were known have none.
  const shifts = table.group?.shifts ?? [];
  const inRound = phase === "claiming" || phase === "revealing";
  const between = phase === "between-rounds";
  const over = phase === "finished";
  const full = view.noNewcomer?.code === "table-full" ? view.noNewcomer : null;
  const whenOver = inRound ? moreSheetWords.afterTheRound : null;
  const noOneCanJoin = full !== null && awayFrom(table).length === 0;
  const groups = moreSheetWords.groups;
  return (
    <div className="flex flex-col gap-3 pb-1">
      {afterRound.planned.length > 0 && (
        <ul>
          {afterRound.planned.map((sentence, at) => (
            <li key={sentence} className="flex items-center justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
              <button
                type="button"
                aria-label={moreWords.afterRound.cancelWhat(sentence)}
                onClick={() => afterRound.cancel(at)}
                className="key min-h-11 shrink-0 px-3"
              >
                {moreWords.afterRound.cancel}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(undo !== null || !over) && (
        <Group heading={groups.round}>
          {undo && (
            <Item
              label={moreWords.undoWhat(undo.what)}
              onTap={() => {
                onClose();
                undo.go();
              }}
            />
          )}
          {inRound && <Item label={moreSheetWords.void.open} onTap={() => onPage("void")} />}
          {inRound && <Item label={moreSheetWords.astray.open} onTap={() => onPage("astray")} />}
          {between && <Item label={moreSheetWords.result.open} onTap={() => onPage("result")} />}
          {!over && <Item label={moreSheetWords.penalty.open} onTap={() => onPage("penalty")} />}
          {between && view.toAct && (
            <Item label={moreSheetWords.starter.open} onTap={() => onPage("starter")} />
          )}
        </Group>
      )}
      <Group heading={groups.players}>
        {!over && (
          <>
            <Item
              label={moreSheetWords.join.open}
              onTap={noOneCanJoin ? null : () => onPage("join")}
              note={full ? sayRefusal(full, table.names) : whenOver}
            />
            <Item label={moreSheetWords.leave.open} onTap={() => onPage("leave")} note={whenOver} />
            {view.buyIn && (
              <Item
                label={moreSheetWords.buyIn.open}
                onTap={view.buyIn.seats.length > 0 ? () => onPage("buy-in") : null}
                note={between ? moreSheetWords.buyIn.noOne : moreSheetWords.afterTheRound}
              />
            )}
            <Item label={moreSheetWords.pause.open} onTap={() => onPage("pause")} />
          </>
        )}
        <Item label={phoneWords.ownSeat} onTap={onSeat} />
      </Group>
      <Group heading={groups.game}>
        {!over && (
          <Item
            label={mode.scoreOnly ? scoringWords.everyClaim : scoringWords.scoreOnly}
            onTap={() => {
              onClose();
              mode.change(!mode.scoreOnly);
            }}
          />
        )}
        {shifts.length > 1 && (
          <Item
            label={shiftWords.open(shifts.find(({ id }) => id === table.group?.season)?.name ?? null)}
            onTap={() => onPage("shift")}
          />
        )}
        <li className="min-w-0">
          <PlainLink
            href={`/games/${table.id}/history`}
            className="key h-full min-h-14 w-full px-3 text-center font-semibold leading-tight"
          >
            {moreSheetWords.history}
          </PlainLink>
        </li>
        {!over && <Item label={moreSheetWords.stop.open} onTap={between ? () => onPage("stop") : null} />}
      </Group>
      <Group heading={groups.phone}>
        <DevicePreferences />
      </Group>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        {ownRules(table.state.game) !== null ? (
          <button
            type="button"
            onClick={() => void openRules(table.state.game)}
            className="min-h-12 font-semibold underline underline-offset-4"
          >
            {ownWords.rules}
          </button>
        ) : (
          <PlainLink
            href={deskPath({
              game: table.state.game,
              house: table.state.house,
              inPlay: view.diceInPlay,
              wild: "round" in table.state ? table.state.round.terms.redDie : null,
            })}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {moreSheetWords.desk}
          </PlainLink>
        )}
        {keeps && (
          <button
            type="button"
            onClick={() => onPage("delete")}
            className="min-h-12 font-semibold text-fire-ink underline underline-offset-4"
          >
            {deleteWords.game.open}
          </button>
        )}
      </p>
    </div>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly children: React.ReactNode;
}

/** Items that belong together, under a heading. */
function Group({ heading, children }: GroupProps) {
  return (
    <section aria-label={heading}>
      <h3 className="pb-1 text-small text-soft">{heading}</h3>
      <ul className="pairs grid gap-2">{children}</ul>
    </section>
  );
}

interface ItemProps {
  readonly label: string;
  /** Null if it is not possible now. */
  readonly onTap: (() => void) | null;
  /** When or why not; by default, an item that is not possible now is possible after the round. */
  readonly note?: string | null;
}

/** One item of the menu. */
function Item({ label, onTap, note = onTap === null ? moreSheetWords.afterTheRound : null }: ItemProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-disabled={onTap === null}
        onClick={onTap ?? undefined}
        className="key h-full min-h-14 w-full flex-col px-2 py-1 font-semibold leading-tight [overflow-wrap:anywhere]"
      >
        <span>{label}</span>
        {note && <span className="font-normal text-small">{note}</span>}
      </button>
    </li>
  );
}

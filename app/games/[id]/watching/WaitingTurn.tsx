import type { Shout } from "@/lib/engine";
import { onlookerWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { type SeatView, shoutOf, type TableView } from "@/lib/views/table";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { ClaimHero } from "../claiming/ClaimHero";

interface BystanderProps extends Seated {
  /** The player of this phone, out of turn. */
  readonly me: SeatView;
}

/**
 * A seated phone out of turn: the claim on the felt, and its own bang under the thumb if the game allows one.
 */
export function WaitingTurn({ me, ...seated }: BystanderProps) {
  const { table, view, scores, tap, undo, zone, seat } = seated;
  const { bystandersWay: way, toAct } = view;
  const mayCall =
    way !== null && way.refusal === null && view.bystanders.some(({ player }) => player === me.player);
  const shout = shoutOf(view.legal?.challenges ?? [], way?.kind ?? "doubt");
  const last = table.last?.entry.action;
  const undoesOwn = last && "by" in last && last.by === me.player;
  return (
    <>
      <ClaimHero table={table} view={view} scores={scores} seat={seat} />
      <ThumbZone {...zone}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pl-1">
          <p className="min-w-0 flex-1 basis-32 text-small leading-tight [overflow-wrap:anywhere]">
            <strong className="block font-semibold">
              {toAct && (view.latest ? onlookerWords.toRaise(toAct.name) : onlookerWords.toOpen(toAct.name))}
            </strong>
            <span className="text-soft">{canDo(view, me, mayCall ? shout : null)}</span>
          </p>
          <button
            type="button"
            onClick={() => seat.setAlone(false)}
            className="key min-h-14 max-w-1/2 px-3 font-semibold text-small leading-tight"
          >
            {onlookerWords.recordForAll}
          </button>
        </div>
        {(mayCall || undoesOwn) && (
          <div className="flex gap-2">
            {mayCall && (
              <button
                type="button"
                aria-label={tableWords.shoutBy(shout, me.name, view.game)}
                onClick={() =>
                  tap({ do: "challenge", by: me.player, ...(way.kind !== "doubt" && { kind: way.kind }) })
                }
                aria-keyshortcuts="b"
                className="key key-danger stamp min-h-28 low:min-h-20 flex-1 text-huge leading-none"
              >
                {tableWords.shouts(shout, view.game)}
              </button>
            )}
            {undoesOwn && undo && <UndoLast undo={undo} />}
          </div>
        )}
      </ThumbZone>
    </>
  );
}

/** The actions of a player out of turn; `shout`: the allowed challenge, or null. */
function canDo(view: TableView, me: SeatView, shout: Shout | null): string {
  if (!me.active) return onlookerWords.outOfPlay;
  if (me.claimer) return onlookerWords.yourClaim;
  return shout !== null
    ? onlookerWords.mayCall(shout === "bang")
    : view.latest
      ? onlookerWords.inTurnOnly
      : "";
}

import { When } from "@/app/ui/When";
import { namedAtEnd, type PlayerId } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { nameOf } from "@/lib/messages/names";
import { moreSheetWords, tonesWords } from "@/lib/messages/sheets";
import type { Tones } from "@/lib/protocol/liveState";
import { ahead } from "@/lib/views/finalStanding";
import { resultSays } from "@/lib/views/resultSays";
import type { SeatView, TableView } from "@/lib/views/table";
import { ending, outOnCall, sittingOut, skipping, toSitOut } from "@/lib/views/tones";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { useEnding } from "../notices/useEnding";
import { stoppedAt } from "./stoppedAt";

interface TonesPanelProps extends Seated {
  /** The start of the pause, ISO 8601. */
  readonly since: string;
}

/** The game is paused for tones: who is on the call, and how to resume or end. */
export function TonesPanel({ since, ...seated }: TonesPanelProps) {
  const { view, zone, tones } = seated;
  return (
    <>
      <div className="felt tabletop gap-3 px-3 pb-5 low:gap-2">
        <section className="flex flex-1 flex-col items-center justify-center gap-1 p-3 text-center low:gap-0.5 low:p-2">
          <h2 className="stamp text-huge leading-none low:text-title">{tonesWords.title}</h2>
          <p className="text-felt-soft leading-snug low:text-small">
            {tonesWords.since} <When at={since} as="time" />
          </p>
          <p className="font-semibold leading-snug [overflow-wrap:anywhere] low:text-small">
            {stoppedAt(view)}
          </p>
        </section>
        <OnCallPicker view={view} tones={tones.now} onTap={zone.watching ? null : tones.markOnCall} />
      </div>
      <ThumbZone {...zone}>
        <ResumeKeys {...seated} />
      </ThumbZone>
    </>
  );
}

const LIFTED = { frozen: false } as const;

/** Resumes with everyone, resumes without the players on the call, or ends the game. */
function ResumeKeys(seated: Seated) {
  const { table, view } = seated;
  const { now, record } = seated.tones;
  const inRound = view.phase !== "between-rounds";
  const isAnyoneOut = outOnCall(view, now).some(({ active }) => active);
  const going = toSitOut(view, now);
  const leaves = !inRound && going.length > 0;
  const named = namedAtEnd(table.state.game);
  const says = resultSays(named, table);
  const lowest = view.stakes[0] === "drink" ? [] : ahead(view.seats, named);
  const [end, asksForPot] = useEnding(seated, (last) => record(ending(view, last, tonesWords.note), LIFTED));
  return (
    <>
      <ResumeKey
        brass
        label={leaves ? tonesWords.goOnWithout : tonesWords.goOn}
        hint={
          isAnyoneOut
            ? inRound
              ? tonesWords.cupsStay
              : leaves
                ? tonesWords.sittingOut
                : tonesWords.tooFew
            : inRound
              ? tonesWords.asItLies
              : null
        }
        onTap={() => record(leaves ? sittingOut(view, going, tonesWords.note) : skipping(view, now), LIFTED)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2">
        {inRound && (
          <ResumeKey
            label={tonesWords.void}
            hint={going.length > 0 ? tonesWords.voidSittingOut : null}
            onTap={() => record(sittingOut(view, going, tonesWords.note), LIFTED)}
          />
        )}
        <ResumeKey
          label={view.stakes[0] === "drink" ? moreSheetWords.stop.save : tonesWords.finish[says]}
          hint={null}
          onTap={() => end({})}
        />
        {lowest.length > 0 && (
          <ResumeKey
            label={tonesWords.lowest[says]}
            hint={list(lowest.map((player) => nameOf(table.names, player)))}
            onTap={() => end({ [named]: lowest })}
          />
        )}
      </div>
      {asksForPot}
    </>
  );
}

interface ResumeKeyProps {
  readonly label: string;
  /** The effect on the round and on players on the call. */
  readonly hint: string | null;
  readonly brass?: boolean;
  readonly onTap: () => void;
}

function ResumeKey({ label, hint, brass = false, onTap }: ResumeKeyProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className={`key min-h-14 flex-col px-1.5 py-1 leading-tight [overflow-wrap:anywhere] ${brass ? "key-next" : ""}`}
    >
      <span className={brass ? "stamp text-large" : "font-semibold text-small"}>{label}</span>
      {hint && (
        <span title={hint} className="line-clamp-2 text-small">
          {hint}
        </span>
      )}
    </button>
  );
}

interface OnCallPickerProps {
  readonly view: TableView;
  readonly tones: Tones | null;
  /** Null on a watching phone. */
  readonly onTap: ((player: PlayerId, out: boolean) => void) | null;
}

/** The players as keys: a tap marks one as on the call, another tap as back. */
function OnCallPicker({ view, tones, onTap }: OnCallPickerProps) {
  return (
    <fieldset className="min-w-0 flat:max-h-[calc(100dvh-4rem)] flat:flex-1 flat:overflow-y-auto">
      <legend className="pb-1.5 font-semibold text-small text-soft low:pb-1">{tonesWords.who}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 low:gap-1.5">
        {view.seats
          .filter(({ active }) => active)
          .map((seat) => {
            const out = tones?.away.includes(seat.player) ?? false;
            const look = `min-h-14 low:min-h-11 w-full flex-col px-1.5 leading-tight ${out ? "bg-ink! text-table!" : ""}`;
            return (
              <li key={seat.player} className="min-w-0">
                {onTap ? (
                  <button
                    type="button"
                    aria-pressed={out}
                    onClick={() => onTap(seat.player, !out)}
                    className={`key ${look}`}
                  >
                    <Name seat={seat} out={out} />
                  </button>
                ) : (
                  <p className={`key ${look}`}>
                    <Name seat={seat} out={out} />
                  </p>
                )}
              </li>
            );
          })}
      </ul>
    </fieldset>
  );
}

function Name({ seat: { name }, out }: { readonly seat: SeatView; readonly out: boolean }) {
  return (
    <>
      <span
        title={name}
        className={`${out ? "line-clamp-1" : "line-clamp-2"} max-w-full font-semibold text-small [overflow-wrap:anywhere]`}
      >
        {name}
      </span>
      {out && <span className="text-small">{tonesWords.out}</span>}
    </>
  );
}

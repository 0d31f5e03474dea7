import { Nameplate } from "@/app/ui/Nameplate";
import { tonesWords } from "@/lib/messages/sheets";
import { tableWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { frozenSince, type RoundConsent, type Tones } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { disputing } from "@/lib/views/consents";
import type { TableView } from "@/lib/views/table";
import { outOnCall } from "@/lib/views/tones";
import { TV_ID, type TvFacts } from "@/lib/views/tv";
import { BangFlash } from "../../_table/BangFlash";
import { towards } from "../../_table/places";
import { stoppedAt } from "../../tones/stoppedAt";
import { TvFelt } from "./TvFelt";
import { type TvCup, TvSeats } from "./TvSeats";
import { TvVerdict } from "./TvVerdict";
import { settledCups, typedCups } from "./tvCups";

interface TvViewProps {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Responses to the verdicts. */
  readonly consents: readonly RoundConsent[];
  /** Dice that phones are entering. */
  readonly typed: TypedCups | null;
  readonly tones: Tones | null;
  /** True if the phones record rounds by their outcome. */
  readonly scoreOnly: boolean;
  readonly facts: TvFacts;
}

/**
 * Everything the TV shows at one moment: the ring of seats, and the current phase in its middle. After the
 * table moves on from the last verdict, the verdict is rendered too, for viewers who are still reading it
 * (LiveTv).
 */
export function TvView({ table, view, consents, typed, tones, scoreOnly, facts }: TvViewProps) {
  const { settled, voided, phase } = view;
  const since = frozenSince(tones, phase);
  const ring = { table, view, tones };
  const entered = typedCups(table, view, typed);
  const settledNow = phase === "between-rounds" && voided === null && settled !== null;
  const verdict = settled && (
    <Ring {...ring} cups={settledCups(settled)} reading={!settledNow}>
      <TvVerdict
        table={table}
        view={view}
        settled={settled}
        disputers={disputing(consents, settled.round, table.names)}
      />
    </Ring>
  );
  return (
    <div id={TV_ID} data-facts={JSON.stringify(facts)} data-felt={table.cloth?.felt}>
      <h1 className="sr-only">{titleOf(table, view)}</h1>
      {since !== null ? (
        <Ring {...ring}>
          <TvTones view={view} tones={tones} />
        </Ring>
      ) : settledNow ? (
        verdict
      ) : (
        <>
          <div className={verdict ? "group-data-reading/tv:hidden" : ""}>
            <Ring {...ring} cups={entered?.cups} flash>
              <TvFelt
                table={table}
                view={view}
                scoreOnly={scoreOnly}
                found={entered?.found ?? null}
                disputed={facts.disputed}
              />
            </Ring>
          </div>
          {verdict}
        </>
      )}
    </div>
  );
}

const titleOf = ({ playoffOf, state }: OpenTable, { seats }: TableView): string =>
  playoffOf === null ? tableWords.gameName(state.game) : tableWords.playoff(seats.map(({ name }) => name));

interface RingProps extends Pick<TvViewProps, "table" | "view" | "tones"> {
  readonly cups?: ReadonlyMap<string, TvCup> | undefined;
  /** True if the table has moved on: shown to those who are still reading. */
  readonly reading?: boolean;
  /** True if a bang fills the screen. */
  readonly flash?: boolean;
  readonly children: React.ReactNode;
}

/** The felt from edge to edge, with the seats around its middle. */
function Ring({ table, view, tones, cups, reading = false, flash = false, children }: RingProps) {
  const { seats, toAct, finished } = view;
  const lamp = finished ? finished.losers[0] : toAct?.player;
  return (
    <div
      className={`felt tv-table ${towards(seats, lamp)} ${reading ? "hidden group-data-reading/tv:block" : ""}`}
    >
      {flash && <BangFlash view={view} />}
      <TvSeats view={view} tones={tones} cups={cups} />
      <div className="tv-middle">{children}</div>
      <div className="tv-corner">
        <Nameplate cloth={table.cloth} />
        {table.playoffOf !== null && <p aria-hidden="true">{titleOf(table, view)}</p>}
      </div>
    </div>
  );
}

interface TvTonesProps {
  readonly view: TableView;
  readonly tones: Tones | null;
}

/** The game is paused for tones: where it stopped, and who is on the call. */
function TvTones({ view, tones }: TvTonesProps) {
  const out = outOnCall(view, tones);
  return (
    <>
      <p className="tv-big stamp">{tonesWords.title}</p>
      {out.length > 0 && <p className="tv-line stamp">{tonesWords.away(out.map(({ name }) => name))}</p>}
      <p className="tv-note">{stoppedAt(view)}</p>
    </>
  );
}

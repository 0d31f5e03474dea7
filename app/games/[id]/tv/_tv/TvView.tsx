import { tonesWords } from "@/lib/messages/sheets";
import { tableWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { frozenSince, type RoundConsent, type Tones } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { disputing } from "@/lib/views/consents";
import type { TableView } from "@/lib/views/table";
import { outOnCall } from "@/lib/views/tones";
import { TV_ID, type TvFacts } from "@/lib/views/tv";
import { stoppedAt } from "../../tones/stoppedAt";
import { TvFelt } from "./TvFelt";
import { TvStrip } from "./TvStrip";
import { TvVerdict } from "./TvVerdict";

interface TvViewProps {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Responses to the verdicts. */
  readonly consents: readonly RoundConsent[];
  /** Dice that phones are entering. */
  readonly typed: TypedCups | null;
  readonly tones: Tones | null;
  readonly facts: TvFacts;
}

/**
 * Everything the TV shows at one moment: the scores, and the current phase. After the table moves on from the
 * last verdict, the verdict is rendered too, for viewers who are still reading it (LiveTv).
 */
export function TvView({ table, view, consents, typed, tones, facts }: TvViewProps) {
  const { settled, voided, phase } = view;
  const since = frozenSince(tones, phase);
  const verdict = settled && (
    <TvVerdict
      settled={settled}
      names={table.names}
      drink={view.drink}
      cloth={table.cloth}
      disputers={disputing(consents, settled.round, table.names)}
    />
  );
  const settledNow = phase === "between-rounds" && voided === null && verdict !== null;
  return (
    <div
      id={TV_ID}
      data-facts={JSON.stringify(facts)}
      data-felt={table.cloth?.felt}
      className="flex h-dvh flex-col-reverse gap-1 overflow-hidden p-1 landscape:flex-row"
    >
      <TvStrip view={view} tones={tones} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-1">
        <h1
          className={
            table.playoffOf === null
              ? "sr-only"
              : "stamp line-clamp-2 shrink-0 text-balance px-2 py-1 text-center text-lead leading-[1.1] [overflow-wrap:anywhere]"
          }
        >
          {table.playoffOf === null
            ? tableWords.gameName(table.state.game)
            : tableWords.playoff(view.seats.map(({ name }) => name))}
        </h1>
        <div className="min-h-0 flex-1">
          {since !== null ? (
            <TvTones view={view} tones={tones} />
          ) : settledNow ? (
            verdict
          ) : (
            <>
              <div className="hidden h-full group-data-reading/tv:block">{verdict}</div>
              <div className="h-full group-data-reading/tv:hidden">
                <TvFelt table={table} view={view} typed={typed} disputed={facts.disputed} />
              </div>
            </>
          )}
        </div>
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
  const line = "line-clamp-3 w-full text-balance leading-[1.15] [overflow-wrap:anywhere]";
  return (
    <section className="felt flex h-full flex-col items-center justify-center gap-2 overflow-hidden p-2 text-center">
      <p className="stamp text-huge leading-none">{tonesWords.title}</p>
      {out.length > 0 && (
        <p className={`stamp text-large ${line}`}>{tonesWords.away(out.map(({ name }) => name))}</p>
      )}
      <p className={`text-lead text-felt-soft ${line}`}>{stoppedAt(view)}</p>
    </section>
  );
}

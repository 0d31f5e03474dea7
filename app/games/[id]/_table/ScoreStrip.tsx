import { StakePips } from "@/app/ui/StakePips";
import { phoneWords, tableWords } from "@/lib/messages/table";
import type { Presence } from "@/lib/protocol/liveState";
import type { SeatView } from "@/lib/views/table";
import { NextBadWarning } from "../notices/chunk";
import { placesOf, sitAround } from "./places";
import type { Scores } from "./scores";
import { OnCallMark } from "./sheetsChunk";

/** More seats than this need rows on a low screen. */
const FEW = 6;

/**
 * All scores in chalk and chips, in seat order, legible from across the table: around the felt, or in rows
 * above it on small screens.
 */
export function ScoreStrip({
  table,
  view,
  liveState,
  chosen,
  alsoChosen = [],
  claimer = null,
  noDice = false,
  onChoose,
  around = false,
}: Scores & { readonly around?: boolean }) {
  const { seats } = view;
  const places = placesOf(seats.length);
  const ring = around && sitAround(seats.length);
  return (
    <section
      aria-label={tableWords.scoreStrip}
      className={`scores ${ring ? `seat-ring ${!noDice && (view.oneCup || hasHands(view)) ? "hands" : seats.length > FEW ? "seat-ring-dense" : ""}` : ""}`}
    >
      <ul className="seats">
        {seats.map((seat, at) => (
          <li
            key={seat.player}
            data-seat={seat.player}
            className={`at-${places[at]} ${seat.active ? "" : "out"} ${claimer === seat.player ? "is-claimer" : ""}`}
          >
            {onChoose ? (
              <button
                type="button"
                aria-pressed={[chosen, claimer, ...alsoChosen].includes(seat.player)}
                onClick={() => onChoose(seat.player)}
                className="seat"
              >
                <Seat seat={seat} view={view} liveState={liveState} />
              </button>
            ) : (
              <div className="seat">
                <Seat seat={seat} view={view} liveState={liveState} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {!around && <NextBadWarning table={table} />}
    </section>
  );
}

/** Claims of hands put a row of dice across the felt and need many keys. */
const hasHands = ({ legal }: Scores["view"]): boolean => legal?.claim.kind === "hand";

type SeatProps = Pick<Scores, "view" | "liveState"> & { readonly seat: SeatView };

/** A name with its score below; nothing for a score of 0. */
function Seat({ seat, view, liveState: { phones, mine, tones } }: SeatProps) {
  const out = tones?.away.includes(seat.player);
  return (
    <>
      <span className={`seat-name ${seat.inTurn ? "text-brass" : ""}`}>
        <span className="flex min-w-0 gap-[0.2rem]">
          {seat.inTurn && (
            <span aria-hidden="true" className="shrink-0">
              ▸
            </span>
          )}
          <span
            className={`truncate short:whitespace-normal short:[overflow-wrap:anywhere] ${seat.active || seat.gone ? "" : "line-through"}`}
            title={seat.name}
          >
            {seat.name}
          </span>
        </span>
        {seat.inTurn && <span className="sr-only">, {tableWords.turnOf}</span>}
        <PhoneMark presence={phones[seat.player]} mine={mine === seat.player} />
        {out && <OnCallMark />}
        {!seat.active && !(out && seat.gone) && (
          <span className="shrink-0 font-normal text-soft">
            {seat.gone ? tableWords.left : tableWords.outOfPlay}
          </span>
        )}
      </span>
      <span className={seat.score === null ? "seat-stakes" : "seat-marks"}>
        <StakePips
          score={seat.score}
          stakes={seat.stakes}
          drink={view.drink}
          short={view.seats.length > FEW}
        />
      </span>
      {seat.claimer && view.latest && <span className="sr-only">, {tableWords.says(view.latest.claim)}</span>}
    </>
  );
}

interface PhoneMarkProps {
  readonly presence: Presence | undefined;
  /** True for this phone. */
  readonly mine: boolean;
}

/** Presence of a seat's phone: filled while connected, crossed out otherwise. */
function PhoneMark({ presence, mine }: PhoneMarkProps) {
  if (mine)
    return (
      <span className="shrink-0 font-normal text-soft text-small">
        <span className="sr-only">, </span>
        {phoneWords.you}
      </span>
    );
  if (presence === undefined) return null;
  return (
    <span className="shrink-0">
      <svg viewBox="0 0 10 16" aria-hidden="true" className="h-3.5 w-auto fill-none stroke-current">
        <rect x="0.7" y="0.7" width="8.6" height="14.6" rx="2" strokeWidth="1.3" />
        {presence === "here" ? (
          <path d="M5 4v5.5" strokeWidth="4.4" />
        ) : (
          <path d="M2.5 12.5l5-9" strokeWidth="1.2" strokeLinecap="round" />
        )}
        {presence === "here" && <path d="M4 12.6h2" strokeWidth="1.2" strokeLinecap="round" />}
      </svg>
      <span className="sr-only">, {phoneWords.presence[presence]}</span>
    </span>
  );
}

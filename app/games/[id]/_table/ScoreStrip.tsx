import { Named } from "@/app/ui/Named";
import { StakePips } from "@/app/ui/StakePips";
import { phoneWords, tableWords } from "@/lib/messages/table";
import type { Presence } from "@/lib/protocol/liveState";
import type { SeatView } from "@/lib/views/table";
import { NextBadWarning } from "../notices/chunk";
import { placesOf, sitAround } from "./places";
import type { Scores } from "./scores";
import { OnCallMark } from "./sheetsChunk";

/** Up to this many seats show their pieces one by one. */
const FEW = 6;

/** The letters of a name on one line at the lower edge of the ring. */
const LONG_NAME = 14;

/** More seats than this need two seats at each side of the middle row. */
const MANY = 10;

/** A player's dice, drawn at the seat. */
export interface SeatCup {
  readonly dice: React.ReactNode;
  /** The dice, for screen readers. */
  readonly seen: string;
  /** True while the next die goes here. */
  readonly current: boolean;
  /** Goes to this cup; null if only looked at. */
  readonly onChoose: (() => void) | null;
}

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
  named = [],
  onChoose,
  around = false,
  cups,
}: Scores & { readonly around?: boolean; readonly cups?: ReadonlyMap<string, SeatCup> | undefined }) {
  const { seats } = view;
  const places = placesOf(seats.length);
  const bangers = view.challenge?.by.map(({ player }) => player) ?? [];
  return (
    <section
      aria-label={tableWords.scoreStrip}
      className={`scores ${around && sitAround(seats.length) ? classOf(seats, noDice) : ""}`}
    >
      <ul className="seats">
        {seats.map((seat, at) => {
          const cup = cups?.get(seat.player);
          const drawn = (
            <>
              <Seat seat={seat} view={view} liveState={liveState} banged={bangers.includes(seat.player)} />
              {cup && (
                <span className="seat-dice thrown-into">
                  <span className="seat-cup">{cup.dice}</span>
                </span>
              )}
            </>
          );
          return (
            <li
              key={seat.player}
              data-seat={seat.player}
              className={`at-${places[at]} ${seat.active ? "" : "out"} ${claimer === seat.player ? "is-claimer" : ""} ${named.includes(seat.player) ? "is-named" : ""} ${lengthsOf(seat.name)}`}
            >
              {cup?.onChoose ? (
                <button type="button" aria-current={cup.current} onClick={cup.onChoose} className="seat">
                  <Named name={`${seat.name}: ${cup.seen}`}>{drawn}</Named>
                </button>
              ) : onChoose ? (
                <button
                  type="button"
                  aria-pressed={[chosen, claimer, ...alsoChosen].includes(seat.player)}
                  onClick={() => onChoose(seat.player)}
                  className="seat"
                >
                  {drawn}
                </button>
              ) : (
                <div className="seat" aria-current={cup?.current}>
                  {drawn}
                  {cup && <span className="sr-only">: {cup.seen}</span>}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!around && <NextBadWarning table={table} />}
    </section>
  );
}

/** The classes of a long name, and of a name with a long word. */
const lengthsOf = (name: string): string =>
  `${name.length > LONG_NAME ? "long-name" : ""} ${/[^\s-]{10}/.test(name) ? "long-word" : ""} ${/[^\s-]{15}/.test(name) ? "longest-word" : ""}`;

/** The classes of a ring of seats, which keeps its places in every phase. */
function classOf({ length }: readonly SeatView[], noDice: boolean): string {
  if (noDice) return length > MANY ? "" : `seat-ring ${length > FEW ? "seat-ring-dense" : ""}`;
  return `seat-fixed ${length > MANY ? "seat-many" : length > 2 ? "" : "seat-two"}`;
}

interface SeatProps extends Pick<Scores, "view" | "liveState"> {
  readonly seat: SeatView;
  /** True for the challenger, until the dice are counted. */
  readonly banged: boolean;
}

/** A name with its score below; nothing for a score of 0. */
function Seat({ seat, view, liveState: { phones, mine, tones }, banged }: SeatProps) {
  const out = tones?.away.includes(seat.player);
  return (
    <>
      <span className={`seat-name ${seat.inTurn ? "text-brass" : ""}`}>
        <span className="flex min-w-0 gap-[0.2rem]">
          {seat.inTurn && !banged && (
            <span aria-hidden="true" className="seat-turn">
              ▸
            </span>
          )}
          {banged && <span aria-hidden="true" className="seat-turn seat-banged stamp" />}
          <span className={`seat-word ${seat.active || seat.gone ? "" : "line-through"}`} title={seat.name}>
            {seat.name}
          </span>
        </span>
        {seat.inTurn && <span className="sr-only">, {tableWords.turnOf}</span>}
        <PhoneMark presence={phones[seat.player]} mine={mine === seat.player} />
        {out && <OnCallMark />}
      </span>
      <span className={seat.score === null ? "seat-stakes" : "seat-marks"}>
        <StakePips
          score={seat.score}
          stakes={seat.stakes}
          drink={view.drink}
          short={view.seats.length > FEW}
        />
        {!seat.active && !(out && seat.gone) && (
          <span className="shrink-0 pl-1 text-small text-soft">
            {seat.gone ? tableWords.left : tableWords.outOfPlay}
          </span>
        )}
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

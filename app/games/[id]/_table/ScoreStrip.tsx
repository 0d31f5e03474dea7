import { ClaimDice } from "@/app/ui/Claim";
import { Die } from "@/app/ui/Dice";
import { Held } from "@/app/ui/Held";
import type { PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import type { Aside } from "@/lib/protocol/aside";
import type { OpenTable } from "@/lib/protocol/entry";
import { CROWD, type SeatView, type TableView } from "@/lib/views/table";
import { PhoneMark } from "../_seat/PhoneMark";
import { OneMore } from "../beside/chunk";
import { OnCallMark } from "./sheetsChunk";

interface ScoreStripProps {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Who sits there with a phone. */
  readonly aside: Pick<Aside, "phones" | "mine" | "tones">;
  /** While cups are entered the list of cups takes the strip's place; on a wide screen both fit. */
  readonly hiddenOnPhones: boolean;
  readonly chosen: PlayerId | null;
  /** Set while a name can be chosen, who starts or who spoke out of turn: then every seat is a key. */
  readonly onChoose: ((player: PlayerId) => void) | null;
}

/** Everybody's score in chalk and chips, in seat order, readable from across the table. */
export function ScoreStrip({ table, view, aside, hiddenOnPhones, chosen, onChoose }: ScoreStripProps) {
  const { seats } = view;
  // A balance is a piece and a number, however many it stands for.
  const few = seats.every(
    ({ score, held }) =>
      score !== null ||
      held.reduce((sum, { count, balance }) => sum + (balance ? BALANCE : count), 0) <= BESIDE_MOST,
  );
  const crowd = seats.length > CROWD;
  // A large crew, the dice in the open and the keys for the cup: there is room for one line a seat.
  const dense = view.cup !== null && view.stakes.length === 1 && seats.length > 6;
  const tight = view.cup !== null && seats.length > 3;
  const place = `${PLACE} ${few && !crowd ? BESIDE : ""} ${dense ? ONE_LINE : crowd ? CLOSE : ""}`;
  // As many columns as large text leaves room for; on a screen that lies flat one row, as long as names are read in it.
  const inThrees = "grid-cols-[repeat(auto-fit,minmax(max(4.6rem,28%),1fr))]";
  const columns =
    seats.length === 2 || seats.length === 4
      ? "grid-cols-[repeat(auto-fit,minmax(max(4.6rem,40%),1fr))]"
      : seats.length <= ONE_ROW_MOST
        ? `${inThrees} flat:grid-flow-col flat:auto-cols-fr flat:grid-cols-none`
        : `${inThrees} flat:grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))]`;
  return (
    <section
      aria-label={tableWords.scoreStrip}
      className={`px-3 pb-2 lg:overflow-y-auto lg:px-0.5 ${hiddenOnPhones ? "hidden lg:block" : ""}`}
    >
      <ul className={`grid gap-1.5 ${columns} lg:grid-cols-1 lg:gap-2`}>
        {seats.map((seat) => (
          <li key={seat.player} className="min-w-0">
            {onChoose ? (
              <button
                type="button"
                aria-pressed={chosen === seat.player}
                onClick={() => onChoose(seat.player)}
                className={`${place} w-full low:min-h-11 text-left ${ringed(seat, chosen) ? RINGED : view.phase === "claiming" ? "border-transparent" : "border-edge"} ${seat.active ? "bg-raised" : "text-soft"}`}
              >
                <Name seat={seat} marked={ringed(seat, chosen)} aside={aside} />
                <Standing seat={seat} view={view} tight={tight} short={crowd} />
              </button>
            ) : (
              <div
                className={`${place} ${seat.inTurn ? RINGED : "border-transparent"} ${seat.active ? "bg-raised" : "text-soft"}`}
              >
                <Name seat={seat} marked={seat.inTurn} aside={aside} />
                <Standing seat={seat} view={view} tight={tight} short={crowd} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <OneMore table={table} />
    </section>
  );
}

/** Whoever was chosen; as long as nobody is, whoever is in turn. */
const ringed = (seat: SeatView, chosen: PlayerId | null): boolean =>
  chosen === null ? seat.inTurn : chosen === seat.player;

interface StandingProps {
  readonly seat: SeatView;
  readonly view: TableView;
  /** There is room for the claim or for what is held. */
  readonly tight: boolean;
  /** What is held is a number each, and not so many pieces. */
  readonly short: boolean;
}

function Standing({ seat, view, tight, short }: StandingProps) {
  const crowded = seat.claimer && (tight ? "max-lg:hidden" : seat.score === 0 && "low:hidden");
  return (
    <span className={LINE}>
      <span className={`flex ${crowded || ""}`}>
        <Held score={seat.score} held={seat.held} drink={view.drink} short={short} />
      </span>
      {seat.claimer && <Said view={view} />}
    </span>
  );
}

const PLACE =
  "flex min-h-12 flex-col justify-center gap-0.5 rounded-xl border px-2.5 py-1.5 lg:min-h-14 lg:px-3.5 low:min-h-9 low:py-1 flat:flex-col flat:items-stretch flat:justify-center flat:gap-0 flat:px-1.5";
const ONE_LINE =
  "max-lg:min-h-11! max-lg:flex-row! max-lg:items-center! max-lg:justify-between! max-lg:gap-1 max-lg:py-0.5!";
/** Many at the table: their rows stand close, so that the felt keeps its room. */
const CLOSE = "max-lg:min-h-11! max-lg:gap-0! max-lg:py-0.5!";
/** On a low screen what somebody has stands beside the name, where that leaves room for it. */
const BESIDE = "low:flex-row low:items-center low:justify-between";
const BESIDE_MOST = 3;
const BALANCE = 2;
const ONE_ROW_MOST = 10;
const LINE = "flex min-h-5 flex-wrap items-center justify-between gap-1 low:shrink-0";
const RINGED = "border-brass! shadow-[inset_0_0_0_1px_var(--brass)]";

interface NameProps extends Pick<ScoreStripProps, "aside"> {
  readonly seat: SeatView;
  readonly marked: boolean;
}

function Name({ seat, marked, aside: { phones, mine, tones } }: NameProps) {
  const out = tones?.away.includes(seat.player);
  return (
    <span className="flex min-w-0 items-center gap-1 font-semibold text-small leading-tight lg:text-base">
      <span
        className={`truncate short:whitespace-normal short:[overflow-wrap:anywhere] ${seat.active || seat.gone ? "" : "line-through"}`}
        title={seat.name}
      >
        {seat.name}
      </span>
      {marked && (
        <span aria-hidden="true" className="shrink-0 text-tag text-brass">
          ◀
        </span>
      )}
      {seat.inTurn && <span className="sr-only">, {tableWords.turnOf}</span>}
      <PhoneMark presence={phones[seat.player]} mine={mine === seat.player} />
      {out && <OnCallMark />}
      {!seat.active && !(out && seat.gone) && (
        <span className="shrink-0 font-normal text-soft">
          {seat.gone ? tableWords.left : tableWords.outOfPlay}
        </span>
      )}
    </span>
  );
}

/** The claim on the table, at the seat it came from. */
function Said({ view: { latest, wild } }: { readonly view: TableView }) {
  if (latest === null) return null;
  const { claim } = latest;
  if (!("count" in claim)) {
    return (
      <span className="flex items-center gap-px low:hidden">
        <span className="sr-only">, {tableWords.says(claim)}</span>
        <ClaimDice claim={claim} size="size-[min(1rem,4.2vw)]" namedOnly />
      </span>
    );
  }
  const { count, face } = claim;
  return (
    <span className="flex items-center gap-1 leading-none">
      <span className="sr-only">, {tableWords.says(claim)}</span>
      <span aria-hidden="true" className="stamp text-count">
        {count}
      </span>
      <Die face={face} look={face === wild ? "wild" : "plain"} size="size-[1.1rem]" silent />
    </span>
  );
}

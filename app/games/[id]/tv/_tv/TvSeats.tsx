import { DiceRow, type Placed } from "@/app/ui/Dice";
import { TonesIcon } from "@/app/ui/Icons";
import { StakePips } from "@/app/ui/StakePips";
import { tableWords } from "@/lib/messages/table";
import type { Tones } from "@/lib/protocol/liveState";
import type { SeatView, TableView } from "@/lib/views/table";
import { placesOf, sitAround } from "../../_table/places";

/** The dice at a seat. */
export interface TvCup {
  readonly dice: readonly Placed[];
  /** The dice, for screen readers. */
  readonly seen: string;
  /** The place of the die that completes the count. */
  readonly decides?: number | null;
}

interface TvSeatsProps {
  readonly view: TableView;
  readonly tones: Tones | null;
  /** Dice by player, while cups are entered and after a verdict. */
  readonly cups?: ReadonlyMap<string, TvCup> | undefined;
}

/** More seats than this need three at each side. */
const MANY = 10;

/** Names longer than this are smaller. */
const LONG = 11;

/** Even longer names are cut; screen readers read them whole. */
const MAX_LETTERS = 32;

/** All players around the felt: name, marks and dice grow from the edge of the screen to the middle. */
export function TvSeats({ view, tones, cups }: TvSeatsProps) {
  const { seats, drink, challenge } = view;
  const places = placesOf(seats.length);
  const bangers = challenge?.by.map(({ player }) => player) ?? [];
  return (
    <section
      aria-label={tableWords.scoreStrip}
      className={`tv-seats ${seats.length > MANY ? "seat-many" : ""} ${sitAround(seats.length) ? "" : "in-rows"}`}
    >
      <ul>
        {seats.map((seat, at) => (
          <li key={seat.player} data-seat={seat.player} className={`at-${places[at]}`}>
            <Name
              seat={seat}
              onCall={tones?.away.includes(seat.player) ?? false}
              shout={
                challenge && bangers.includes(seat.player)
                  ? tableWords.shouts(challenge.shout, view.game)
                  : null
              }
            />
            <span className="tv-marks">
              <StakePips score={seat.score} stakes={seat.stakes} drink={drink} />
            </span>
            <Dice player={seat.player} cup={cups?.get(seat.player)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NameProps {
  readonly seat: SeatView;
  readonly onCall: boolean;
  /** The challenger's shout, until the dice are counted. */
  readonly shout: string | null;
}

function Name({ seat, onCall, shout }: NameProps) {
  const { name } = seat;
  const cut = name.length > MAX_LETTERS;
  return (
    <span
      className={`seat-name stamp ${name.length > LONG ? "is-long" : ""} ${seat.inTurn ? "text-brass" : seat.active ? "" : "text-soft"}`}
    >
      <span className={`tv-name ${seat.active || seat.gone ? "" : "line-through"}`}>
        {shout !== null ? (
          <span className="tv-bang">{shout}</span>
        ) : (
          seat.inTurn && (
            <span aria-hidden="true" className="seat-turn">
              ▸
            </span>
          )
        )}
        {cut && <span className="sr-only">{name}</span>}
        <span aria-hidden={cut}>{cut ? `${name.slice(0, MAX_LETTERS - 1).trimEnd()}…` : name}</span>
      </span>
      {seat.inTurn && <span className="sr-only">, {tableWords.turnOf}</span>}
      {onCall && (
        <>
          <TonesIcon size="size-[0.8em]" />
          <span className="sr-only">, {tableWords.onCall}</span>
        </>
      )}
      {!seat.active && !(onCall && seat.gone) && (
        <>
          {" "}
          <span className="tv-state">{seat.gone ? tableWords.left : tableWords.outOfPlay}</span>
        </>
      )}
    </span>
  );
}

function Dice({ player, cup }: { readonly player: string; readonly cup: TvCup | undefined }) {
  if (cup === undefined) return null;
  return (
    <span className="tv-dice">
      <span className="sr-only">{cup.seen}</span>
      <DiceRow dice={cup.dice} size="size-[1em]" silent>
        {(drawn, { face }, place) => (
          <span
            data-moment={face === null ? undefined : `die-${player}-${place}-${face}`}
            className={`thrown-into flex ${place === cup.decides ? "deciding" : ""}`}
          >
            {drawn}
          </span>
        )}
      </DiceRow>
    </span>
  );
}

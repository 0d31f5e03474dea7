"use client";
import { useState } from "react";
import { HouseKey } from "@/app/_house/HouseKey";
import { Sheet } from "@/app/ui/Sheet";
import { gameIds, type House } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import { askingsOf, askOther, claimsOf, type Desk, openDesk, type QuestionKind } from "@/lib/views/desk/desk";
import { type OurHouse, playedSo } from "@/lib/views/desk/ourHouses";

interface QuestionPickerProps {
  readonly desk: Desk;
  /** The house rules of the user's groups. */
  readonly ours: readonly OurHouse[];
  readonly onDesk: (desk: Desk) => void;
}

/** Chooses the game and the kind of question. */
export function QuestionPicker({ desk, ours, onDesk }: QuestionPickerProps) {
  const [choosing, setChoosing] = useState(false);
  const chosen = playedSo(ours, desk.game, desk.house);
  const [times, setTimes] = useState(0);
  const take = (done: () => void) => (game: string, house: House) => {
    onDesk(game === desk.game ? { ...desk, house, picked: true } : openDesk(game, house, true));
    // Remounts the fields with the new values.
    setTimes(times + 1);
    done();
  };
  const askings = askingsOf(claimsOf(desk.game, desk.house).kind);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={deskWords.game(gameName(desk.game))}
        onClick={() => setChoosing(true)}
        className="key min-h-12 justify-between px-4 font-semibold"
      >
        {gameName(desk.game)}
        <span aria-hidden="true" className="text-large text-soft leading-none">
          ›
        </span>
      </button>
      <HouseKey
        key={`${desk.game}${times}`}
        game={desk.game}
        house={desk.house}
        onHouse={(house) => onDesk({ ...desk, house, picked: true })}
        others={(done) => (
          <OurHouses
            ours={ours.filter(({ game }) => game === desk.game)}
            chosen={chosen}
            onChoose={take(done)}
          />
        )}
      />
      {chosen && Object.keys(desk.house).length > 0 && (
        <p className="-mt-2 px-1 pb-1 text-small leading-snug [overflow-wrap:anywhere]">
          {deskWords.ours(chosen.group)}
          {chosen.name && `: ${chosen.name}`}
        </p>
      )}
      <fieldset
        aria-label={deskWords.asking}
        className="grid grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1 rounded-2xl bg-raised p-1"
      >
        {askings.map((one: QuestionKind) => (
          <label
            key={one}
            className="relative grid min-h-11 place-items-center rounded-xl px-1 text-center font-semibold text-small text-soft leading-tight has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="asking"
              checked={desk.asking === one}
              onChange={() => onDesk(askOther(desk, one))}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {deskWords.askings[one]}
          </label>
        ))}
      </fieldset>
      <Sheet title={deskWords.whichGame} open={choosing} onClose={() => setChoosing(false)}>
        <ul className="grid grid-cols-2 gap-2 pb-1">
          {gameIds.map((game) => (
            <li key={game}>
              <button
                type="button"
                aria-pressed={game === desk.game}
                onClick={() => {
                  onDesk(openDesk(game, {}, true));
                  setChoosing(false);
                }}
                className={`key min-h-14 w-full px-3 font-semibold ${game === desk.game ? "key-next" : ""}`}
              >
                {gameName(game)}
              </button>
            </li>
          ))}
        </ul>
        <OurHouses ours={ours} chosen={chosen} onChoose={take(() => setChoosing(false))} />
      </Sheet>
    </>
  );
}

interface OurHousesProps {
  readonly ours: readonly OurHouse[];
  /** The current rules on the desk. */
  readonly chosen: OurHouse | null;
  readonly onChoose: (game: string, house: House) => void;
}

/** The user's groups: one tap selects the game and its house rules. Hidden without a group. */
function OurHouses({ ours, chosen, onChoose }: OurHousesProps) {
  const groups = [...new Set(ours.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={deskWords.ours(group)} className="pb-3">
      <h3 className="pt-2 pb-1.5 text-small text-soft [overflow-wrap:anywhere]">{deskWords.ours(group)}</h3>
      <ul className="grid grid-cols-2 gap-2">
        {ours
          .filter((one) => one.group === group)
          .map(({ id, name, game, house }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen?.id === id}
                onClick={() => onChoose(game, house)}
                className={`key min-h-14 w-full flex-col px-3 py-1.5 text-center leading-tight ${chosen?.id === id ? "key-next" : ""}`}
              >
                <span className="max-w-full font-semibold [overflow-wrap:anywhere]">
                  {name ?? deskWords.oursUsual}
                </span>
                <span className="max-w-full text-small [overflow-wrap:anywhere]">{gameName(game)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  ));
}

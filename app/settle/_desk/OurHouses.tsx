import type { House } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import type { OurHouse } from "@/lib/views/desk/ourHouses";

interface OurHousesProps {
  readonly ours: readonly OurHouse[];
  /** The rules that lie on the desk now. */
  readonly chosen: OurHouse | null;
  readonly onChoose: (game: string, house: House) => void;
}

/** How somebody's own groups play: one tap brings the game and its house rules. Nothing for who belongs to none. */
export function OurHouses({ ours, chosen, onChoose }: OurHousesProps) {
  const groups = [...new Set(ours.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={deskWords.ours(group)} className="pb-3">
      <h3 className="pt-2 pb-1.5 text-note text-soft [overflow-wrap:anywhere]">{deskWords.ours(group)}</h3>
      <ul className="grid grid-cols-2 gap-2">
        {ours
          .filter((one) => one.group === group)
          .map(({ id, name, game, house }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen?.id === id}
                onClick={() => onChoose(game, house)}
                className={`plate min-h-14 w-full flex-col px-3 py-1.5 text-center leading-tight ${chosen?.id === id ? "brass" : ""}`}
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

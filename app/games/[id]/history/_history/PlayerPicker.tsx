import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";
import type { PlayerId } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { type Names, nameOf } from "@/lib/messages/names";

interface WhoKeysProps {
  readonly legend: string;
  readonly players: readonly PlayerId[];
  readonly names: Names;
  /** In the order of selection. */
  readonly chosen: readonly PlayerId[];
  /** Allows several names, in the order of selection or not. */
  readonly several?: "in-order" | "together";
  readonly onChoose: (chosen: readonly PlayerId[]) => void;
}

/** A key per player. */
export function PlayerPicker({ legend, players, names, chosen, several, onChoose }: WhoKeysProps) {
  const id = useId();
  const toggle = (player: PlayerId) =>
    onChoose(chosen.includes(player) ? chosen.filter((other) => other !== player) : [...chosen, player]);
  return (
    <fieldset>
      <legend className="pb-1.5 text-small text-soft">{legend}</legend>
      <div
        className={`grid gap-1.5 ${players.some((player) => isLong(nameOf(names, player))) ? "grid-cols-2" : "grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"}`}
      >
        {players.map((player) => {
          const at = chosen.indexOf(player);
          return several === undefined ? (
            <RadioPlate
              key={player}
              question={id}
              checked={at >= 0}
              onChoose={() => onChoose([player])}
              className={KEY}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(names, player)}</span>
            </RadioPlate>
          ) : (
            <button
              key={player}
              type="button"
              aria-pressed={at >= 0}
              onClick={() => toggle(player)}
              className={`key ${KEY} ${at >= 0 ? "key-next" : ""}`}
            >
              {several === "in-order" && at >= 0 && chosen.length > 1 && (
                <span className="stamp text-lead">
                  <span aria-hidden="true">{at + 1}</span>
                  <span className="sr-only">{historyWords.shoutedAs(at + 1)} </span>
                </span>
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(names, player)}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const KEY = "min-h-12 gap-1.5 px-2 font-semibold text-base";

/** Two columns have room for a word of more letters. */
const LONG_WORD = 9;

const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > LONG_WORD);

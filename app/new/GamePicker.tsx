"use client";
import Link from "next/link";
import { useId, useState } from "react";
import { Named } from "@/app/ui/Named";
import { Sheet } from "@/app/ui/Sheet";
import { ownGamesFor } from "@/lib/client/ownGames";
import { gameIds } from "@/lib/engine";
import { ownWords } from "@/lib/messages/own";
import { START_WORDS } from "@/lib/messages/start";
import { gameLine, gameName } from "@/lib/messages/terms";

interface GamePickerProps {
  readonly game: string;
  /** The games of the group and its saved rules; empty for guests. */
  readonly ofGroup: readonly string[];
  readonly onChoose: (game: string) => void;
}

/** The selected game in one line; a tap shows the others. */
export function GamePicker({ game, ofGroup, onChoose }: GamePickerProps) {
  const line = useId();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={line}
        onClick={() => setAsking(true)}
        className="key mb-2 min-h-14 flex-col items-start px-4 py-1.5 text-left leading-tight"
      >
        <Named name={START_WORDS.crew.chooseGame(gameName(game))}>
          <span className="font-semibold">{gameName(game)}</span>
          <span id={line} className="text-small text-soft">
            {gameLine(game)}
          </span>
        </Named>
      </button>
      <Sheet title={START_WORDS.crew.whichGame} open={asking} onClose={() => setAsking(false)}>
        <ul className="flex flex-col gap-2 pb-1">
          {(asking ? [...ownGamesFor(game, ofGroup), ...gameIds] : []).map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === game}
                onClick={() => {
                  onChoose(one);
                  setAsking(false);
                }}
                className={`key min-h-16 w-full flex-col items-start px-4 py-2 text-left leading-tight ${one === game ? "key-next" : ""}`}
              >
                <span className="font-semibold">{gameName(one)}</span>
                <span className="text-small">{gameLine(one)}</span>
              </button>
            </li>
          ))}
          <li>
            <Link
              href={{ pathname: "/own" }}
              prefetch={false}
              className="key min-h-16 w-full flex-col items-start px-4 py-2 text-left leading-tight"
            >
              <span className="font-semibold">{ownWords.title}</span>
              <span className="text-small">{ownWords.about}</span>
            </Link>
          </li>
        </ul>
      </Sheet>
    </>
  );
}

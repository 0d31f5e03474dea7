"use client";
import { useEffect, useState } from "react";
import { savedOwnGames } from "@/lib/client/ownGames";
import { gameLine, gameName } from "@/lib/messages/terms";
import { onePerKind } from "@/lib/views/gameKind";

/** The own games of this phone, the latest version of each. Each opens its rules card. */
export function OwnRules() {
  const [games, setGames] = useState<readonly string[]>([]);
  useEffect(() => setGames(onePerKind(savedOwnGames())), []);
  return (
    <ul className="empty:hidden">
      {games.map((game) => (
        <li key={game} className="border-line border-b">
          <button
            type="button"
            onClick={() => void openRules(game)}
            className="flex min-h-16 w-full items-center gap-4 py-2 text-left"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="block font-semibold text-lead">{gameName(game)}</span>
              <span className="block text-small text-soft">{gameLine(game)}</span>
            </span>
            <span aria-hidden="true" className="text-large text-soft leading-none">
              ›
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the rules card of an own game. Its link has all rules. */
export async function openRules(game: string): Promise<void> {
  const { ownGameLink } = await import("@/lib/client/ownGame/link");
  location.assign((await ownGameLink(game, "")).replace("#", "?card#"));
}

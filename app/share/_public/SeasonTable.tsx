import { sayDayHeading } from "@/lib/messages/night";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { gameName } from "@/lib/messages/terms";
import type { OpenSeason } from "@/lib/server/publicLinks/resolvePublicLink";
import { CountsTable } from "./CountsTable";

/** A read-only season: how often everyone washed and won. */
export function SeasonTable({ season: { season, kinds, rounds, people } }: { readonly season: OpenSeason }) {
  const games = kinds.map(({ game, games: count }) => `${gameName(game)}: ${WORDS.games(count)}`);
  return (
    <>
      <p className="px-1 text-soft leading-snug">
        {[
          ...(season.startsOn === null ? [] : [WORDS.from(sayDayHeading(season.startsOn, "", ""))]),
          ...games,
          ...(rounds > 0 ? [WORDS.rounds(rounds)] : []),
        ].join(" · ")}
      </p>
      <CountsTable people={people} />
    </>
  );
}

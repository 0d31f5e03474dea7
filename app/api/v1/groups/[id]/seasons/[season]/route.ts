import { changedSeason } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { changeSeason } from "@/lib/server/roster/changeSeasons";

interface OfSeason {
  readonly id: string;
  readonly season: string;
}

/** Changes a shift or season. */
export const PATCH = inGroupWith("keep", changedSeason, (pass, change, { season }: OfSeason) =>
  changeSeason(pass, season, change),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = allowOnly("PATCH");

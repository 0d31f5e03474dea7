import { changedSeason } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { changeSeason } from "@/lib/server/roster/changeSeasons";
import { changesGroup } from "@/lib/server/roster/groupEndpoint";

interface OfSeason {
  readonly id: string;
  readonly season: string;
}

/** Changes a shift or season. */
export const PATCH = changesGroup("keep", changedSeason, (pass, sent, { season }: OfSeason) =>
  changeSeason(pass, season, sent),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = allowOnly("PATCH");

import { allowOnly } from "@/lib/server/endpoint";
import { readsGroup } from "@/lib/server/roster/groupEndpoint";
import { groupGames } from "@/lib/server/roster/groupGames";

/** Reads a group's games, a page at a time; `from` is `next` of the page before. */
export const GET = readsGroup(async (pass, request) =>
  groupGames(pass, new URL(request.url).searchParams.get("from") ?? undefined),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");

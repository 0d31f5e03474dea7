import { ok } from "@/lib/engine";
import type { nightOperations } from "@/lib/protocol/routes/nights";
import type { rosterOperations } from "@/lib/protocol/routes/roster";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { playedRoster } from "@/lib/server/figures/playedRoster";
import { addSeason, changeSeason } from "@/lib/server/roster/changeSeasons";
import { closeNight } from "@/lib/server/roster/closeNight";
import { groupGames } from "@/lib/server/roster/groupGames";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { nameGuest } from "@/lib/server/roster/nameGuest";
import { readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight, nightsOf, setBuyIn } from "@/lib/server/roster/nights";
import { addPlayers, changePlayer, removePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { seasonsOf } from "@/lib/server/table/record/seasonsOf";

/** Handlers of a group's roster and records. */
export const roster: Handlers<keyof typeof rosterOperations | keyof typeof nightOperations> = {
  "GET /api/v1/groups/{group}/players": async ({ pass }) => ok({ players: await playedRoster(pass) }),
  "POST /api/v1/groups/{group}/players": ({ pass, body }) => addPlayers(pass, body),
  "PATCH /api/v1/groups/{group}/players/{player}": ({ pass, params, body }) =>
    changePlayer(pass, params.player, body),
  "DELETE /api/v1/groups/{group}/players/{player}": ({ pass, params }) => removePlayer(pass, params.player),
  "POST /api/v1/groups/{group}/players/{player}/merge": ({ pass, params, body }) =>
    mergePlayers(pass, params.player, body.into),
  "DELETE /api/v1/groups/{group}/players/{player}/merge": ({ pass, params }) =>
    separatePlayers(pass, params.player),
  "PUT /api/v1/groups/{group}/guests": ({ pass, body }) => nameGuest(pass, body),
  "GET /api/v1/groups/{group}/seasons": async ({ pass }) => ok({ seasons: await seasonsOf(pass) }),
  "POST /api/v1/groups/{group}/seasons": ({ pass, body }) => addSeason(pass, body),
  "PATCH /api/v1/groups/{group}/seasons/{season}": ({ pass, params, body }) =>
    changeSeason(pass, params.season, body),
  "GET /api/v1/groups/{group}/nights": async ({ pass }) => ok({ nights: await nightsOf(pass) }),
  "POST /api/v1/groups/{group}/nights": ({ pass, body }) => beginNight(pass, body),
  "PATCH /api/v1/groups/{group}/nights/{night}": ({ pass, params, body }) =>
    changeNight(pass, params.night, body),
  "POST /api/v1/groups/{group}/nights/{night}/close": ({ pass, params, body }) =>
    closeNight(pass, params.night, body),
  "GET /api/v1/groups/{group}/nights/{night}": ({ pass, params }) => readNight(pass, params.night),
  "PUT /api/v1/groups/{group}/nights/{night}/buy-ins": ({ pass, params, body }) =>
    setBuyIn(pass, params.night, body),
  "GET /api/v1/groups/{group}/games": async ({ pass, query }) => ok(await groupGames(pass, query.from)),
  "POST /api/v1/groups/{group}/results": ({ pass, body }) => recordResult(pass, body),
};

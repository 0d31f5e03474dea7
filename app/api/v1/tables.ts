import { ok } from "@/lib/engine";
import type { tableOperations } from "@/lib/protocol/routes/tables";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { moveTable } from "@/lib/server/roster/moveTable";
import { tablePeople } from "@/lib/server/roster/tablePeople";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable, restoreTable } from "@/lib/server/table/deleted/deleteTable";

/** Handlers of whole tables and games. */
export const tables: Handlers<keyof typeof tableOperations> = {
  "DELETE /api/v1/games/{game}": ({ pass }) => deleteGame(pass),
  "POST /api/v1/games/{game}/restore": ({ pass }) => restoreGame(pass),
  "DELETE /api/v1/tables/{table}": ({ pass }) => deleteTable(pass),
  "POST /api/v1/tables/{table}/restore": ({ pass }) => restoreTable(pass),
  "GET /api/v1/tables/{table}/people": async ({ pass, query }) => {
    const people = await tablePeople(pass, query.group ?? null);
    return people.ok ? ok({ people: people.value }) : people;
  },
  "POST /api/v1/tables/{table}/move": ({ pass, body }) => moveTable(pass, body),
};

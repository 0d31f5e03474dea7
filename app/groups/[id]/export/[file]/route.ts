import { apiError } from "@/lib/protocol/apiResult";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { streamed } from "@/lib/server/api/streamed";
import { GROUP_TABLES, groupTable } from "@/lib/server/groups/archive/groupTables";
import { countArchived, groupArchive } from "@/lib/server/groups/archive/writeArchive";
import { accessGroup } from "@/lib/server/identity/access";
import { groupContext } from "@/lib/server/roster/groupContext";

interface Params {
  readonly id: string;
  /** "archive.jsonl", or a table: "games.csv", "rounds.csv", "ledger.csv", "players.csv". */
  readonly file: string;
}

const isTable = (name: string): name is keyof typeof GROUP_TABLES => Object.hasOwn(GROUP_TABLES, name);

/** A group as a file, for its members: all of it as one archive, or a table. It is sent while it is read. */
export const GET = endpoint<Params>(async ({ visitor, params: { id, file } }) => {
  const access = await accessGroup(visitor, id, "read");
  if (!access.ok) return answerNot(access.refusal);
  if (file === "archive.jsonl") {
    // A reader shows its progress: no one knows the length before the end.
    const games = { "x-games": String(await countArchived(access.value)) };
    return streamed(groupArchive(access.value), file, "application/jsonl", games);
  }
  const table = file.replace(/\.csv$/, "");
  if (!file.endsWith(".csv") || !isTable(table)) return answerNot(apiError("no-such-address").refusal);
  return streamed(groupTable(await groupContext(access.value), table), file, "text/csv");
});

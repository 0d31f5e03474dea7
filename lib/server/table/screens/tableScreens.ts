import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { readScreenCode } from "@/lib/protocol/screenCode";
import { database } from "../../db/db";
import { inTransaction } from "../../db/inTransaction";
import type { GrantRole, TablePass } from "../../identity/access";
import { endVisits, writeVisit } from "../../identity/grants/visits";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { publicHolderId } from "../grants/publicIds";
import { closeRevokedStreams } from "../live/openStreams";
import { clearScreenCodes, type WaitingScreen, waitingScreen } from "./screenCodes";

const SCREEN: GrantRole = "screen";

/** Grants that a TV's grant replaces. */
const LESS: readonly string[] = ["watcher", SCREEN];

/**
 * Puts a table on the TV that shows a code. The TV can read that table only. Refuses with `no-such-screen`
 * for an invalid code, and with `sits-there` if that browser has a seat at the table. The code works once,
 * across all processes.
 */
export async function giveScreen(pass: TablePass, typed: string): Promise<ApiResult<null>> {
  const code = readScreenCode(typed);
  if (code === null) return apiError("no-such-screen");
  const connected = await connectScreen(pass, code);
  if (!connected.ok) return connected;
  const { device } = connected.value;
  audit("screen-given", { who: holderOf(pass.visitor), about: device, table: pass.tableId });
  await closeRevokedStreams({ holders: [device] });
  return ok(null);
}

/** Writes the grant and returns the browser. On a refusal the code stays valid. */
const connectScreen = ({ tableId }: TablePass, code: string): Promise<ApiResult<WaitingScreen>> =>
  inTransaction(async (tx) => {
    const waiting = await waitingScreen(tx, code);
    if (waiting === null) return apiError("no-such-screen");
    const { device: holder, browser } = waiting;
    const at = { tableId_holder: { tableId, holder } };
    const currentGrant = await tx.grant.findUnique({ where: at });
    if (currentGrant !== null && !LESS.includes(currentGrant.role)) return apiError("sits-there");
    await clearScreenCodes(tx, holder);
    await endVisits(tx, { holders: [holder], table: {}, by: ["screen"] }, "ended");
    await endVisits(tx, { holders: [holder], table: { id: tableId } }, "ended");
    await tx.grant.deleteMany({ where: { holder, role: SCREEN } });
    await tx.grant.upsert({
      where: at,
      create: { tableId, holder, role: SCREEN },
      update: { role: SCREEN, createdAt: new Date() },
    });
    await writeVisit(tx, { tableId, holder, browser, by: "screen" });
    return ok(waiting);
  });

/** A TV of a table, for its keeper. */
export interface TableScreen {
  /** Its public id at this table. */
  readonly screen: string;
  /** Browser and system. */
  readonly browser: string;
}

/** Lists a table's TVs, newest first. */
export async function screensAt({ tableId }: TablePass): Promise<readonly TableScreen[]> {
  const grants = await database().grant.findMany({
    where: { tableId, role: "screen" satisfies GrantRole },
    orderBy: { createdAt: "desc" },
    select: { holder: true },
  });
  const visits = await database().visit.findMany({
    where: { tableId, endedAt: null, holder: { in: grants.map(({ holder }) => holder) } },
    orderBy: { id: "asc" },
    select: { holder: true, browser: true },
  });
  const browsers = new Map(visits.map(({ holder, browser }) => [holder, browser]));
  return grants.map(({ holder }) => ({
    screen: publicHolderId(tableId, holder),
    browser: browsers.get(holder) ?? "",
  }));
}

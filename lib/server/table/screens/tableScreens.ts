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

/** What a big screen may have been at the table before: it has no more by it. */
const LESS: readonly string[] = ["watcher", SCREEN];

/**
 * Gives the big screen that shows a code to a table: it reads what is played there from now on, and no other table. Refuses with
 * `no-such-screen` where none shows it, or not any more; with `sits-there` where that browser plays at the table itself. The code is used
 * up with that: whoever comes second with it finds none, through whichever process.
 */
export async function giveScreen(pass: TablePass, typed: string): Promise<ApiResult<null>> {
  const code = readScreenCode(typed);
  if (code === null) return apiError("no-such-screen");
  const hung = await hang(pass, code);
  if (!hung.ok) return hung;
  const { device } = hung.value;
  audit("screen-given", { who: holderOf(pass.visitor), about: device, table: pass.tableId });
  await closeRevokedStreams({ holders: [device] });
  return ok(null);
}

/** Writes it down. Answers which browser shows the code; where nothing comes of it the code stays good. */
const hang = ({ tableId }: TablePass, code: string): Promise<ApiResult<WaitingScreen>> =>
  inTransaction(async (tx) => {
    const waiting = await waitingScreen(tx, code);
    if (waiting === null) return apiError("no-such-screen");
    const { device: holder, browser } = waiting;
    const at = { tableId_holder: { tableId, holder } };
    const held = await tx.grant.findUnique({ where: at });
    if (held !== null && !LESS.includes(held.role)) return apiError("sits-there");
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

/** A big screen of a table, for whoever keeps it. */
export interface TableScreen {
  /** By which it is sent away: means nothing at any other table. */
  readonly screen: string;
  /** Which browser on which system. */
  readonly browser: string;
}

/** The big screens of a table, the latest first. */
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

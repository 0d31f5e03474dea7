import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { readScreenCode } from "@/lib/protocol/screenCode";
import { database } from "../../db/db";
import type { GrantRole, TablePass } from "../../identity/access";
import { endVisits, writeVisit } from "../../identity/grants/visits";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { shutUngiven } from "../live/openStreams";
import { forgetScreenCodes, takeScreenCode, type WaitingScreen } from "./screenCodes";

const SCREEN: GrantRole = "screen";

/** What a big screen may have been at the table before: it has no more by it. */
const LESS: readonly string[] = ["watcher", SCREEN];

/**
 * Gives the big screen that shows a code to a table: it reads what is played there from now on, and no other table. Refuses with
 * `no-such-screen` where none shows it, or not any more; with `sits-there` where that browser plays at the table itself.
 */
export async function giveScreen(pass: TablePass, typed: string): Promise<ApiResult<null>> {
  const code = readScreenCode(typed);
  const used = code === null ? null : takeScreenCode(code);
  if (used === null) return apiError("no-such-screen");
  const { waiting, giveBack } = used;
  const given = await hang(pass, waiting).catch((thrown: unknown) => {
    giveBack();
    throw thrown;
  });
  if (!given) {
    giveBack();
    return apiError("sits-there");
  }
  forgetScreenCodes(waiting.device);
  audit("screen-given", { who: holderOf(pass.visitor), about: waiting.device, table: pass.tableId });
  await shutUngiven([waiting.device]);
  return ok(null);
}

/** Writes it down; false where the browser has more than a screen's grant there. */
function hang({ tableId }: TablePass, { device: holder, browser }: WaitingScreen): Promise<boolean> {
  return database().$transaction(async (tx) => {
    const at = { tableId_holder: { tableId, holder } };
    const held = await tx.grant.findUnique({ where: at });
    if (held !== null && !LESS.includes(held.role)) return false;
    await endVisits(tx, { holders: [holder], table: {}, by: ["screen"] }, "ended");
    await endVisits(tx, { holders: [holder], table: { id: tableId } }, "ended");
    await tx.grant.deleteMany({ where: { holder, role: SCREEN } });
    await tx.grant.upsert({
      where: at,
      create: { tableId, holder, role: SCREEN },
      update: { role: SCREEN, createdAt: new Date() },
    });
    await writeVisit(tx, { tableId, holder, browser, by: "screen" });
    return true;
  });
}

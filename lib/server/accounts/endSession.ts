import { answer, withCookies } from "../api/endpoint";
import { database } from "../db/db";
import { audit } from "../process/audit/audit";
import { overHttps } from "../process/env";
import { shutUngiven } from "../table/live/openStreams";
import { clearSession } from "./beginSession";

/** Signs out where a session was begun: its row goes, and what is open there goes blank. */
export async function endSession(id: unknown): Promise<void> {
  if (typeof id !== "string") return;
  const session = await database().session.findUnique({ where: { id }, select: { accountId: true } });
  if (session === null) return;
  await database().session.deleteMany({ where: { id } });
  audit("signed-out", { who: session.accountId });
  await shutUngiven({ holders: [session.accountId] });
}

/**
 * The header by which a browser drops the pages it still holds of whoever signs out (V14.3.1). What it keeps by itself stays:
 * the desk that works without a network is nobody's, and so are taps that are still to be sent. Over plain http browsers only complain of it.
 */
export const forgetPages = (): Readonly<Record<string, string>> =>
  overHttps() ? { "clear-site-data": '"cache"' } : {};

/** The answer to whoever is signed out here from now on. */
export const answerSignedOut = (): Response =>
  withCookies(answer(200, { ok: true }, forgetPages()), clearSession());

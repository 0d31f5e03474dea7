import { database } from "../db";
import { shutUngiven } from "../openStreams";

/** Signs out where a session was begun: its row goes, and what is open there goes blank. */
export async function endSession(id: unknown): Promise<void> {
  if (typeof id !== "string") return;
  const session = await database().session.findUnique({ where: { id }, select: { accountId: true } });
  if (session === null) return;
  await database().session.deleteMany({ where: { id } });
  await shutUngiven(session.accountId);
}

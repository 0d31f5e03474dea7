import { MOST_ACTIONS } from "@/lib/formats/record";
import { replay } from "@/lib/formats/replay";
import { publicDesk } from "@/lib/server/publicDesk";

/** Replays one record of up to 10,000 actions. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = publicDesk({
  mostBytes: 8 * 1024 * 1024,
  tooMuch: (body) => actionsIn(body) > MOST_ACTIONS,
  answers: replay,
});

function actionsIn(body: unknown): number {
  const { actions } = typeof body === "object" && body !== null ? (body as { actions?: unknown }) : {};
  return Array.isArray(actions) ? actions.length : 0;
}

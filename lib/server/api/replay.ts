import { MOST_ACTIONS } from "@/lib/protocol/record";
import { replay as replayRecord } from "@/lib/protocol/replay";
import { answerJson, type JsonAnswer } from "./answerJson";

/** Replays a record of up to `MOST_ACTIONS` actions, as it was sent. */
export const replay = (body: Uint8Array): JsonAnswer =>
  answerJson(body, (sent) => actionsIn(sent) > MOST_ACTIONS, replayRecord);

function actionsIn(sent: unknown): number {
  const { actions } = typeof sent === "object" && sent !== null ? (sent as { actions?: unknown }) : {};
  return Array.isArray(actions) ? actions.length : 0;
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly replay: typeof replay;
  }
}

import type { History } from "@/lib/formats/entry";
import { access } from "./access";
import { answer, answerNot, endpoint } from "./endpoint";
import { readHistory } from "./history";

/** A GET handler that answers a game as a file to keep, made from its history. */
export const download = (what: string, made: (history: History) => object) =>
  endpoint<{ id: string }>(async ({ visitor, params }) => {
    const pass = await access(visitor, params.id, "read");
    if (!pass.ok) return answerNot(pass.refusal);
    const history = await readHistory(pass.value);
    const day = history.startedAt.slice(0, "2026-11-20".length);
    return answer(200, made(history), {
      "content-disposition": `attachment; filename="${history.opening.game}-${day}-${what}.json"`,
    });
  });

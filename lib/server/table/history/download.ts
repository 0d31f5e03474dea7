import { byTable } from "../../api/costs";
import { answerJson, answerNot, endpoint } from "../../api/endpoint";
import { access } from "../../identity/access";
import type { GameFile } from "./gameFile";

/** A GET handler that answers a game as a file to keep. */
export const download = (file: GameFile) =>
  endpoint<{ id: string }>(async ({ visitor, params }) => {
    const pass = await access(visitor, params.id, "read");
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await byTable(visitor, "gameFile", { pass: pass.value, file });
    if (!done.ok) return answerNot(done.refusal);
    const { name, json } = done.value;
    return answerJson(json, { "content-disposition": `attachment; filename="${name}"` });
  });

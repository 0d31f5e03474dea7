import { ok } from "@/lib/engine";
import { apiError } from "@/lib/protocol/apiResult";
import type { screenOperations } from "@/lib/protocol/routes/screens";
import { readScreenCode } from "@/lib/protocol/screenCode";
import { answer, answerTooMany } from "@/lib/server/api/endpoint";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { guessedBy } from "@/lib/server/groups/guesses";
import { byWhom, overLimit } from "@/lib/server/identity/limits";
import { withDevice } from "@/lib/server/identity/visitor";
import { ANY_BROWSER } from "@/lib/server/table/grants/arrive";
import { showOutPhone } from "@/lib/server/table/grants/showOutPhone";
import { countGuess } from "@/lib/server/table/links/linkGuesses";
import { newScreenCode, shownCode } from "@/lib/server/table/screens/screenCodes";
import { screenNow } from "@/lib/server/table/screens/screenNow";
import { giveScreen } from "@/lib/server/table/screens/tableScreens";

/** When to come back where too many screens wait, in seconds. */
const SCREENS_WAIT = 60;

/** What does each operation of big screens. */
export const screens: Handlers<keyof typeof screenOperations> = {
  "POST /api/v1/screens": async ({ request, visitor }) => {
    const shown = visitor.device && (await shownCode(visitor.device));
    const wait = shown === null ? await overLimit("screen", byWhom(request, visitor)) : null;
    if (wait !== null) return answerTooMany(wait);
    // The screen is the device alone, whoever is signed in on it.
    const known = await withDevice({ ...visitor, account: null });
    const { device, browser } = known.visitor;
    const code = shown ?? (device && (await newScreenCode(device, browser ?? ANY_BROWSER)));
    if (code === null) return answerTooMany(SCREENS_WAIT);
    return answer(201, { ok: true, code }, known.setCookie);
  },
  "GET /api/v1/screen": async ({ visitor }) => {
    const now = await screenNow(visitor);
    return ok({
      table: now.shows === "code" ? null : now.pass.tableId,
      mark: now.mark,
      code: now.shows === "code" && visitor.device ? await shownCode(visitor.device) : null,
    });
  },
  // A code that no screen shows is a guess: so many a minute by one holder, and from one address.
  "POST /api/v1/tables/{table}/screens": async ({ request, visitor, pass, body }) => {
    const code = readScreenCode(body.code);
    if (code === null) return apiError("no-such-screen");
    const guess = await countGuess(guessedBy(request, visitor), `screen ${code}`);
    if (guess.wait !== null) return answerTooMany(guess.wait);
    const given = await giveScreen(pass, code);
    if (given.ok || given.refusal.code !== "no-such-screen") await guess.wasRight();
    return given;
  },
  "DELETE /api/v1/tables/{table}/screens/{screen}": ({ pass, params }) => showOutPhone(pass, params.screen),
};

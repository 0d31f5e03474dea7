import { ok } from "@/lib/engine";
import { apiError } from "@/lib/protocol/apiResult";
import type { screenOperations } from "@/lib/protocol/routes/screens";
import { readScreenCode } from "@/lib/protocol/screenCode";
import { answer, answerTooMany } from "@/lib/server/api/endpoint";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { byAddress, byHolder, overLimit } from "@/lib/server/identity/limits";
import { holderOf, withDevice } from "@/lib/server/identity/visitor";
import { ANY_BROWSER } from "@/lib/server/table/grants/arrive";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { countGuess } from "@/lib/server/table/links/linkRateLimit";
import { newScreenCode, shownCode } from "@/lib/server/table/screens/screenCodes";
import { screenNow } from "@/lib/server/table/screens/screenNow";
import { savePlace, takePlace } from "@/lib/server/table/screens/screenPlaces";
import { giveScreen } from "@/lib/server/table/screens/tableScreens";

/** Handlers of TVs. */
export const screens: Handlers<keyof typeof screenOperations> = {
  "POST /api/v1/screens": async ({ request, visitor }) => {
    const { device: before } = visitor;
    const shown = before && (await shownCode(before));
    // A browser without a cookie is never refused here: it only takes a slot of its address
    // (`screenPlaces.ts`).
    const wait = before && shown === null ? await overLimit("screen", [byHolder(before.id)]) : null;
    if (wait !== null) return answerTooMany(wait);
    // A TV is identified by its device alone, even if someone is signed in on it.
    const known = await withDevice({ ...visitor, account: null });
    const { device, browser } = known.visitor;
    if (device === null) throw new Error("cannot happen: a browser without a device");
    const lost = takePlace(device, byAddress(request), before !== null);
    const code = shown ?? (await newScreenCode(device, browser ?? ANY_BROWSER, lost));
    return answer(201, { ok: true, code }, known.setCookie);
  },
  "GET /api/v1/screen": async ({ request, visitor }) => {
    const now = await screenNow(visitor);
    if (now.shows === "code" && visitor.device) savePlace(visitor.device, byAddress(request));
    return ok({
      table: now.shows === "code" ? null : now.pass.tableId,
      mark: now.mark,
      code: now.shows === "code" && visitor.device ? await shownCode(visitor.device) : null,
    });
  },
  // Unknown TV codes count as guesses, with a limit per minute and owner.
  "POST /api/v1/tables/{table}/screens": async ({ visitor, pass, body }) => {
    const code = readScreenCode(body.code);
    if (code === null) return apiError("no-such-screen");
    const guess = await countGuess(byHolder(holderOf(visitor)), `screen ${code}`);
    if (guess.wait !== null) return answerTooMany(guess.wait);
    const given = await giveScreen(pass, code);
    if (given.ok || given.refusal.code !== "no-such-screen") await guess.wasRight();
    return given;
  },
  "DELETE /api/v1/tables/{table}/screens/{screen}": ({ pass, params }) => removePhone(pass, params.screen),
};

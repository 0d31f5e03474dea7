import { ok } from "@/lib/engine";
import { apiError } from "@/lib/protocol/apiResult";
import type { gameOperations } from "@/lib/protocol/routes/games";
import type { historyOperations } from "@/lib/protocol/routes/history";
import type { linkOperations } from "@/lib/protocol/routes/links";
import { byTable } from "@/lib/server/api/costs";
import { answer, answerJson, answerNot, answerTooMany } from "@/lib/server/api/endpoint";
import type { Handlers, OperationRequest } from "@/lib/server/api/operationHandler";
import { originFor } from "@/lib/server/http/originForOthers";
import { readNumber } from "@/lib/server/http/readNumber";
import { access } from "@/lib/server/identity/access";
import { byAddress, overLimit, rateLimitKeys } from "@/lib/server/identity/limits";
import { holdersOf, withDevice } from "@/lib/server/identity/visitor";
import { revokeVerdict, shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { sharedTable } from "@/lib/server/publicLinks/sharedTable";
import { changeShift } from "@/lib/server/roster/changeShift";
import { changeMode } from "@/lib/server/seats/changeMode";
import { changeTones } from "@/lib/server/seats/changeTones";
import { giveConsent, settleDispute } from "@/lib/server/seats/consents";
import { handOver } from "@/lib/server/seats/handOver";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import type { FAST_ROUTES } from "@/lib/server/table/fastRoutes/fastRoutes";
import { canTapAs } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { readVisits } from "@/lib/server/table/grants/tablePhones";
import type { GameFile } from "@/lib/server/table/history/history";
import { pageAsked, readHistoryPage } from "@/lib/server/table/history/readHistoryPage";
import { overGuesses } from "@/lib/server/table/links/linkRateLimit";
import { joinByLink, resetLinks, resolveTableLink } from "@/lib/server/table/links/tableLink";
import { heartbeat } from "@/lib/server/table/live/presence";
import { openTable } from "@/lib/server/table/openTable";
import { preview } from "@/lib/server/table/record/preview";
import { startGame } from "@/lib/server/table/record/startGame";
import { typeCups } from "@/lib/server/table/reveal/typeCups";
import { roundAlternatives } from "@/lib/server/verdicts/roundAlternatives";

/** Handlers of tables, their history and their links, except the fast routes. */
export const games: Handlers<
  Exclude<
    keyof typeof gameOperations | keyof typeof historyOperations | keyof typeof linkOperations,
    keyof typeof FAST_ROUTES
  >
> = {
  "POST /api/v1/games": async ({ request, visitor, body }) => {
    // A bar's first evening brings many new phones from one address.
    const wait = await overLimit(
      "start",
      holdersOf(visitor).length > 0 ? rateLimitKeys(request, visitor) : [byAddress(request)],
    );
    if (wait !== null) return answerTooMany(wait);
    const known = await withDevice(visitor);
    const started = await startGame(known.visitor, body);
    if (!started.ok) return answerNot(started.refusal);
    return answer(201, { ok: true, ...started.value }, known.setCookie);
  },
  "GET /api/v1/games/{game}": async ({ pass }) => ok({ table: await openTable(pass) }),
  "POST /api/v1/games/{game}/preview": async ({ pass, body }) => {
    const mine = await canTapAs(pass, body.as);
    return mine.ok ? preview(pass, body.entries) : mine;
  },
  "GET /api/v1/games/{game}/history": ({ pass, query }) => readHistoryPage(pass, pageAsked({ ...query })),
  "GET /api/v1/games/{game}/record": (asking) => download(asking, "record"),
  "GET /api/v1/games/{game}/journal": (asking) => download(asking, "journal"),
  "PUT /api/v1/games/{game}/here": async ({ pass: { gameId, visitor } }) => {
    for (const holder of holdersOf(visitor)) heartbeat(gameId, holder);
    return ok(null);
  },
  "PUT /api/v1/games/{game}/cups": ({ pass, body }) => typeCups(pass, body),
  "PUT /api/v1/games/{game}/seat": ({ pass, body }) => takeSeat(pass, body),
  "PUT /api/v1/games/{game}/mode": ({ pass, body }) => changeMode(pass, body.score_only),
  "PUT /api/v1/games/{game}/shift": ({ pass, body }) => changeShift(pass, body.shift),
  "PUT /api/v1/games/{game}/tones": ({ pass, body }) => changeTones(pass, body),
  "PUT /api/v1/games/{game}/keeper": ({ pass, body }) => handOver(pass, body.seat),
  "PUT /api/v1/games/{game}/rounds/{round}/consent": async ({ pass, params, body }) => {
    const round = readNumber(params.round);
    return round === null ? apiError("no-such-round") : giveConsent(pass, round, body);
  },
  "PUT /api/v1/games/{game}/rounds/{round}/settlement": async ({ pass, params, body }) => {
    const round = readNumber(params.round);
    return round === null ? apiError("no-such-round") : settleDispute(pass, round, body);
  },
  "GET /api/v1/games/{game}/rounds/{round}/elsewhere": async ({ pass, params }) => {
    const done = await roundAlternatives(pass, readNumber(params.round));
    return done.ok ? ok({ elsewhere: done.value }) : done;
  },
  "GET /api/v1/games/{game}/links": async ({ pass }) => ok(await sharedTable(pass)),
  "POST /api/v1/games/{game}/links": async ({ pass }) => ok({ links: await resetLinks(pass) }),
  "DELETE /api/v1/games/{game}/phones/{phone}": ({ pass, params }) => removePhone(pass, params.phone),
  "GET /api/v1/games/{game}/visits": async ({ pass, query }) => ok(await readVisits(pass, query.from)),
  "POST /api/v1/games/{game}/verdicts": async ({ request, pass, body }) => {
    const done = await shareVerdict(pass, body.round);
    return done.ok ? ok({ url: originFor(request.headers.get("host")) + done.value }) : done;
  },
  "DELETE /api/v1/games/{game}/verdicts/{place}": ({ pass, params }) =>
    revokeVerdict(pass, readNumber(params.place)),
  // Unknown links count as guesses, with a limit per minute and address. It is high enough for a bar full of
  // guests behind one address.
  "POST /api/v1/joins": async ({ request, visitor, body: { token, seat } }) => {
    const from = [byAddress(request)];
    if ((await resolveTableLink(token)) === null) {
      const wait = await overGuesses(from, token);
      return wait === null ? apiError("no-such-table") : answerTooMany(wait);
    }
    const crowd = holdersOf(visitor).length === 0 ? await overLimit("newcomer", from) : null;
    if (crowd !== null) return answerTooMany(crowd);
    const known = await withDevice(visitor);
    const joined = await joinByLink(known.visitor, token);
    if (joined === null) return apiError("no-such-table");
    // If the seat was taken or another game has started, the table asks who they are.
    const pass = seat?.game === joined.id ? await access(known.visitor, seat.game, "record") : null;
    const seated = seat && pass?.ok ? (await takeSeat(pass.value, { seat: seat.key })).ok : false;
    return answer(200, { ok: true, ...joined, seated }, known.setCookie);
  },
};

/** Sends a game as a file download. */
async function download(
  { visitor, pass }: Pick<OperationRequest<"GET /api/v1/games/{game}/record">, "visitor" | "pass">,
  file: GameFile,
): Promise<Response> {
  const done = await byTable(visitor, "gameFile", { pass, file });
  if (!done.ok) return answerNot(done.refusal);
  const { name, json } = done.value;
  return answerJson(json, { "content-disposition": `attachment; filename="${name}"` });
}

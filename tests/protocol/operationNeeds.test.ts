import { expect, test } from "vitest";
import { OPERATIONS } from "@/lib/protocol/routes";

// Who may ask for what, said a second time and by hand: the tests of access follow what operations say they need, so that an operation
// that came to need less would take them with it.
const NEEDS = {
  nothing: [
    "POST /api/v1/accounts",
    "POST /api/v1/games",
    "POST /api/v1/joins",
    "POST /api/v1/language",
    "GET /api/v1/openapi.json",
    "POST /api/v1/recovery",
    "POST /api/v1/recovery/passphrase",
    "POST /api/v1/replay",
    "POST /api/v1/settle",
  ],
  "read a game": [
    "GET /api/v1/games/{game}",
    "GET /api/v1/games/{game}/history",
    "GET /api/v1/games/{game}/journal",
    "GET /api/v1/games/{game}/record",
    "GET /api/v1/games/{game}/rounds/{round}/elsewhere",
    "GET /api/v1/games/{game}/stream",
  ],
  "record in a game": [
    "POST /api/v1/games/{game}/entries",
    "PUT /api/v1/games/{game}/here",
    "PUT /api/v1/games/{game}/keeper",
    "POST /api/v1/games/{game}/preview",
    "PUT /api/v1/games/{game}/rounds/{round}/consent",
    "PUT /api/v1/games/{game}/seat",
    "POST /api/v1/games/{game}/verdicts",
  ],
  "keep a table": [
    "DELETE /api/v1/games/{game}",
    "POST /api/v1/games/{game}/links",
    "DELETE /api/v1/games/{game}/phones/{phone}",
    "PUT /api/v1/games/{game}/rounds/{round}/settlement",
    "DELETE /api/v1/games/{game}/verdicts/{place}",
    "GET /api/v1/games/{game}/visits",
  ],
  "keep a table itself": [
    "DELETE /api/v1/tables/{table}",
    "POST /api/v1/tables/{table}/move",
    "GET /api/v1/tables/{table}/people",
  ],
  "put a game back": ["POST /api/v1/games/{game}/restore"],
  "put a table back": ["POST /api/v1/tables/{table}/restore"],
  "share a game": ["GET /api/v1/games/{game}/links"],
  "be signed in": [
    "DELETE /api/v1/account",
    "GET /api/v1/account",
    "PATCH /api/v1/account",
    "POST /api/v1/account/claim",
    "POST /api/v1/account/email",
    "DELETE /api/v1/account/identities/{provider}",
    "POST /api/v1/account/passphrase",
    "DELETE /api/v1/account/sessions",
    "GET /api/v1/account/sessions",
    "DELETE /api/v1/account/sessions/{session}",
    "GET /api/v1/groups",
    "POST /api/v1/groups",
    "POST /api/v1/invitations",
  ],
  "read a group": [
    "GET /api/v1/groups/{group}",
    "GET /api/v1/groups/{group}/games",
    "GET /api/v1/groups/{group}/members",
    "DELETE /api/v1/groups/{group}/members/{account}",
    "GET /api/v1/groups/{group}/nights",
    "GET /api/v1/groups/{group}/players",
    "GET /api/v1/groups/{group}/presets",
    "GET /api/v1/groups/{group}/seasons",
  ],
  "keep a group": [
    "PATCH /api/v1/groups/{group}",
    "GET /api/v1/groups/{group}/invitations",
    "POST /api/v1/groups/{group}/invitations",
    "DELETE /api/v1/groups/{group}/invitations/{invitation}",
    "PATCH /api/v1/groups/{group}/members/{account}",
    "POST /api/v1/groups/{group}/nights",
    "PATCH /api/v1/groups/{group}/nights/{night}",
    "DELETE /api/v1/groups/{group}/nights/{night}/buy-ins",
    "POST /api/v1/groups/{group}/nights/{night}/buy-ins",
    "POST /api/v1/groups/{group}/players",
    "DELETE /api/v1/groups/{group}/players/{player}",
    "PATCH /api/v1/groups/{group}/players/{player}",
    "DELETE /api/v1/groups/{group}/players/{player}/merge",
    "POST /api/v1/groups/{group}/players/{player}/merge",
    "POST /api/v1/groups/{group}/presets",
    "DELETE /api/v1/groups/{group}/presets/{preset}",
    "PATCH /api/v1/groups/{group}/presets/{preset}",
    "POST /api/v1/groups/{group}/results",
    "POST /api/v1/groups/{group}/seasons",
    "PATCH /api/v1/groups/{group}/seasons/{season}",
  ],
  "own a group": ["DELETE /api/v1/groups/{group}", "POST /api/v1/groups/{group}/hand-over"],
  "put a group back": ["POST /api/v1/groups/{group}/restore"],
  "own the installation": [
    "GET /api/v1/installation",
    "PATCH /api/v1/installation",
    "GET /api/v1/installation/accounts",
    "POST /api/v1/installation/accounts/{account}/recovery-code",
    "DELETE /api/v1/installation/accounts/{account}/sessions",
    "POST /api/v1/installation/backups",
  ],
};

test("every operation needs what it is known to need", () => {
  const stated = Object.entries(OPERATIONS).map(([name, { needs }]) => `${name}: ${needs}`);
  const known = Object.entries(NEEDS).flatMap(([needs, names]) => names.map((name) => `${name}: ${needs}`));
  expect(stated.sort()).toEqual(known.sort());
});

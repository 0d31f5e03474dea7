import { ok } from "@/lib/engine";
import { apiError } from "@/lib/protocol/apiResult";
import type { caseOperations } from "@/lib/protocol/routes/cases";
import type { groupOperations } from "@/lib/protocol/routes/groups";
import type { presetOperations } from "@/lib/protocol/routes/presets";
import { answerTooMany } from "@/lib/server/api/endpoint";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { acceptInvitation } from "@/lib/server/groups/acceptInvitation";
import { markCase } from "@/lib/server/groups/caseMarks";
import { casesOf } from "@/lib/server/groups/cases";
import { changeGroup, createGroup, deleteGroup, restoreGroup } from "@/lib/server/groups/group";
import { addTable, renameTable, tablesOf } from "@/lib/server/groups/groupTables";
import { invite, openInvitations, revokeInvitation } from "@/lib/server/groups/invitations";
import { guessedBy } from "@/lib/server/groups/inviteRateLimit";
import { changeRole, handOver, membersOf, removeMember } from "@/lib/server/groups/members";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { addPreset, changePreset, deletePreset, presetsOf } from "@/lib/server/groups/presets";
import { readNumber } from "@/lib/server/http/readNumber";
import { overLimit, rateLimitKeys } from "@/lib/server/identity/limits";
import { groupCard } from "@/lib/server/roster/groupContext";
import { setShift } from "@/lib/server/roster/onDuty";
import { overGuesses } from "@/lib/server/table/links/linkRateLimit";

/** Handlers of groups, their saved rules and their past rulings. */
export const groups: Handlers<
  keyof typeof groupOperations | keyof typeof presetOperations | keyof typeof caseOperations
> = {
  "GET /api/v1/groups": async ({ pass }) => ok(await groupsOf(pass)),
  "POST /api/v1/groups": async ({ request, visitor, pass, body }) => {
    const wait = await overLimit("start", rateLimitKeys(request, visitor));
    return wait === null ? createGroup(pass, body) : answerTooMany(wait);
  },
  "GET /api/v1/groups/{group}": async ({ pass }) =>
    ok({ group: { ...(await groupCard(pass)), role: pass.role } }),
  "PATCH /api/v1/groups/{group}": ({ pass, body }) => changeGroup(pass, body),
  "PUT /api/v1/groups/{group}/shift": async ({ pass, body }) => {
    const duty = await setShift(pass, body.shift);
    return duty.ok ? ok({ duty: duty.value }) : duty;
  },
  "DELETE /api/v1/groups/{group}": ({ pass }) => deleteGroup(pass),
  "POST /api/v1/groups/{group}/restore": ({ pass }) => restoreGroup(pass),
  "POST /api/v1/groups/{group}/hand-over": ({ pass, body }) => handOver(pass, body.to),
  "GET /api/v1/groups/{group}/members": async ({ pass }) => ok({ members: await membersOf(pass) }),
  "PATCH /api/v1/groups/{group}/members/{account}": ({ pass, params, body }) =>
    changeRole(pass, params.account, body.role),
  "DELETE /api/v1/groups/{group}/members/{account}": ({ pass, params }) => removeMember(pass, params.account),
  "GET /api/v1/groups/{group}/invitations": async ({ pass }) =>
    ok({ invitations: await openInvitations(pass) }),
  "POST /api/v1/groups/{group}/invitations": ({ pass, body }) => invite(pass, body),
  "DELETE /api/v1/groups/{group}/invitations/{invitation}": ({ pass, params }) =>
    revokeInvitation(pass, params.invitation),
  // Invalid codes count against the rate limit.
  "POST /api/v1/invitations": async ({ request, visitor, pass, body }) => {
    const accepted = await acceptInvitation(pass, body);
    if (accepted.ok || accepted.refusal.code !== "no-such-invitation") return accepted;
    const wait = await overGuesses(guessedBy(request, visitor), body.code);
    return wait === null ? accepted : answerTooMany(wait);
  },
  "GET /api/v1/groups/{group}/tables": async ({ pass }) => ok({ tables: await tablesOf(pass) }),
  "POST /api/v1/groups/{group}/tables": ({ pass, body }) => addTable(pass, body),
  "PATCH /api/v1/groups/{group}/tables/{table}": ({ pass, params, body }) =>
    renameTable(pass, params.table, body),
  "GET /api/v1/groups/{group}/presets": async ({ pass }) => ok({ presets: await presetsOf(pass) }),
  "POST /api/v1/groups/{group}/presets": ({ pass, body }) => addPreset(pass, body),
  "PATCH /api/v1/groups/{group}/presets/{preset}": ({ pass, params, body }) =>
    changePreset(pass, params.preset, body),
  "DELETE /api/v1/groups/{group}/presets/{preset}": ({ pass, params }) => deletePreset(pass, params.preset),
  "GET /api/v1/groups/{group}/cases": async ({ pass }) => ok({ cases: await casesOf(pass) }),
  "PUT /api/v1/groups/{group}/cases/{game}/{round}": async ({ pass, params, body }) => {
    const round = readNumber(params.round);
    return round === null ? apiError("no-such-case") : markCase(pass, { game: params.game, round }, body);
  },
};

import { z } from "zod";
import {
  type DeletedGroup,
  GROUP_ROLES,
  type GroupLine,
  INVITED_ROLES,
  type Member,
  type OpenInvitation,
} from "../membership";
import {
  acceptance,
  groupChange,
  handOver,
  newGroup,
  newInvitation,
  nothing,
  roleChange,
  shiftOnDuty,
} from "../membershipSchemas";
import { namedTable } from "../rosterSchemas";
import { COOK_RULES, DUE_RULES, type OnDuty, WASH_LOGGERS } from "../rotation";
import { RULE_GROUPS } from "../ruleGroups";
import { A_GAME, DONE, day, done, ID, instant, list, OTHER_ID, operation } from "./operation";
import { cloth } from "./tableShapes";

// Groups: members and invitations.

const role = z.enum(GROUP_ROLES);
/** House rules of a game. */
export const house = z
  .record(z.string(), z.union([z.string(), z.int()]))
  .meta({ description: "House rules that differ from the game's defaults." });

const groupLine = z.strictObject({
  id: z.string(),
  name: z.string(),
  role,
  gameOn: z.string().nullable(),
}) satisfies z.ZodType<GroupLine>;

const deletedGroup = z.strictObject({
  id: z.string(),
  name: z.string(),
  until: instant,
}) satisfies z.ZodType<DeletedGroup>;

const group = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  timeZone: z.string(),
  ruleSet: z.string(),
  house,
  tonight: list(z.enum(RULE_GROUPS)).meta({
    description: "The headings of house rules that members may change for a night.",
  }),
  tones: z.boolean().meta({ description: "True if its tables have the tones key." }),
  cloth,
  rotation: z
    .strictObject({ pattern: list(z.string()), startsOn: day, changesAt: z.string() })
    .nullable()
    .meta({ description: "Which shift is on duty, day by day; null without a rotation." }),
  washesBy: z.enum(WASH_LOGGERS).meta({ description: "The lowest role that may log who washed." }),
  dueBy: z.enum(DUE_RULES).meta({ description: "How the group decides who is next to wash." }),
  cookBy: z
    .enum(COOK_RULES)
    .meta({ description: "How the group decides who is next to cook; off if no one logs it." }),
  money: z
    .strictObject({
      currency: z.string(),
      chipValue: z.int().nullable(),
      buyIn: z.int(),
      drinks: list(z.strictObject({ name: z.string().nullable(), price: z.int().nullable() })),
    })
    .meta({ description: "An ISO 4217 currency, and amounts in its smallest unit." }),
  role,
});

const onDuty = z.strictObject({
  shift: z.string().nullable(),
  by: z.enum(["rotation", "hand", "none"]),
  until: instant.nullable().meta({ description: "The next change; null without a rotation." }),
  since: day.nullable().meta({ description: "The day it was set by hand." }),
}) satisfies z.ZodType<OnDuty>;

const member = z.strictObject({
  account: z.string(),
  name: z.string(),
  role,
  since: instant,
  you: z.boolean(),
  roles: list(role),
  out: z.boolean(),
}) satisfies z.ZodType<Member>;

const invitation = z.strictObject({
  id: z.string(),
  role: z.enum(INVITED_ROLES),
  until: instant,
  uses: z.int(),
  mostUses: z.int(),
  madeBy: z.string(),
}) satisfies z.ZodType<OpenInvitation>;

const EXAMPLE_TIME = "2026-11-20T21:00:00.000Z";
const GROUP = { name: "Engine 7", kind: "crew", time_zone: "Europe/Berlin" } as const;
const ROTATION = { pattern: [ID, OTHER_ID], startsOn: "2026-11-25", changesAt: "08:00" };
const CLOTH = { felt: "blue", short: "Busted", there: "It was there", plate: "Station 7" } as const;
const INVITATION = {
  id: OTHER_ID,
  role: "member",
  until: EXAMPLE_TIME,
  uses: 0,
  mostUses: 5,
  madeBy: "Ann",
} as const;
const MEMBER = "No such group for this account, or no such member.";

const TABLES = [{ id: ID, name: "Kitchen" }];

export const groupOperations = {
  "GET /api/v1/groups/{group}/tables": operation({
    summary: "Lists a group's tables.",
    requires: "read a group",
    answer: done({ tables: list(z.strictObject({ id: z.string(), name: z.string() })) }),
    example: { answer: { ok: true, tables: TABLES } },
  }),
  "POST /api/v1/groups/{group}/tables": operation({
    summary: "Adds a table to a group.",
    requires: "keep a group",
    body: namedTable,
    answer: done({ id: z.string() }),
    errors: { 409: "Another has the same name or a lookalike." },
    example: { request: { name: "Bay" }, answer: { ok: true, id: ID } },
  }),
  "PATCH /api/v1/groups/{group}/tables/{table}": operation({
    summary: "Renames a group's table.",
    requires: "keep a group",
    body: namedTable,
    answer: DONE,
    errors: { 404: "The group has no such table.", 409: "Another has the same name or a lookalike." },
    example: { request: { name: "Bay" }, answer: { ok: true } },
  }),
  "GET /api/v1/groups": operation({
    summary: "Lists the account's groups, and the deleted ones that it can restore.",
    requires: "be signed in",
    answer: done({ groups: list(groupLine), deleted: list(deletedGroup) }),
    example: {
      answer: {
        ok: true,
        groups: [{ id: ID, name: GROUP.name, role: "owner", gameOn: null }],
        deleted: [],
      },
    },
  }),
  "POST /api/v1/groups": operation({
    summary: "Creates a group.",
    requires: "be signed in",
    body: newGroup,
    ownLimit: true,
    status: 201,
    answer: done({ id: z.string() }),
    example: { request: GROUP, answer: { ok: true, id: ID } },
  }),
  "GET /api/v1/groups/{group}": operation({
    summary: "Reads a group, with the account's role in it.",
    requires: "read a group",
    answer: done({ group }),
    example: {
      answer: {
        ok: true,
        group: {
          id: ID,
          name: GROUP.name,
          kind: GROUP.kind,
          timeZone: GROUP.time_zone,
          ruleSet: A_GAME,
          house: { ones: "high" },
          tonight: ["wilds", "price"],
          tones: true,
          cloth: CLOTH,
          rotation: ROTATION,
          washesBy: "member",
          dueBy: "fewest",
          cookBy: "off",
          money: { currency: "USD", chipValue: 50, buyIn: 500, drinks: [{ name: "shot", price: 450 }] },
          role: "owner",
        },
      },
    },
  }),
  "PATCH /api/v1/groups/{group}": operation({
    summary: "Changes a group's settings; omitted fields stay.",
    requires: "keep a group",
    body: groupChange,
    answer: DONE,
    example: {
      request: { name: "Engine 8", cloth: { felt: CLOTH.felt, plate: CLOTH.plate } },
      answer: { ok: true },
    },
  }),
  "PUT /api/v1/groups/{group}/shift": operation({
    summary:
      "Sets the shift on duty for the whole crew until the next change. Null lets the rotation decide.",
    requires: "play in a group",
    body: shiftOnDuty,
    answer: done({ duty: onDuty }),
    errors: { 404: "No such group for this account, or no such shift." },
    example: {
      request: { shift: OTHER_ID },
      answer: { ok: true, duty: { shift: OTHER_ID, by: "hand", until: EXAMPLE_TIME, since: "2026-11-20" } },
    },
  }),
  "DELETE /api/v1/groups/{group}": operation({
    summary: "Deletes a group. Returns the restore deadline.",
    requires: "own a group",
    answer: done({ until: instant }),
    example: { answer: { ok: true, until: EXAMPLE_TIME } },
  }),
  "POST /api/v1/groups/{group}/restore": operation({
    summary: "Restores a deleted group.",
    requires: "put a group back",
    body: nothing,
    answer: DONE,
    example: { request: {}, answer: { ok: true } },
  }),
  "POST /api/v1/groups/{group}/hand-over": operation({
    summary: "Transfers a group's ownership to a member.",
    requires: "own a group",
    body: handOver,
    answer: DONE,
    errors: { 404: MEMBER },
    example: { request: { to: OTHER_ID }, answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/members": operation({
    summary: "Lists a group's members.",
    requires: "read a group",
    answer: done({ members: list(member) }),
    example: {
      answer: {
        ok: true,
        members: [
          {
            account: OTHER_ID,
            name: "Ann",
            role: "owner",
            since: EXAMPLE_TIME,
            you: true,
            roles: [],
            out: false,
          },
        ],
      },
    },
  }),
  "PATCH /api/v1/groups/{group}/members/{account}": operation({
    summary: "Changes a member's role.",
    requires: "keep a group",
    body: roleChange,
    answer: DONE,
    errors: { 404: MEMBER, 409: "A group needs at least one owner." },
    example: { request: { role: "keeper" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/members/{account}": operation({
    summary: "Removes a member. With the account's own id, leaves the group.",
    requires: "belong to a group",
    answer: DONE,
    errors: {
      403: "Their role in the group does not allow it.",
      404: MEMBER,
      409: "A group needs at least one owner.",
    },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/invitations": operation({
    summary: "Lists a group's valid invitations.",
    requires: "keep a group",
    answer: done({ invitations: list(invitation) }),
    example: { answer: { ok: true, invitations: [INVITATION] } },
  }),
  "POST /api/v1/groups/{group}/invitations": operation({
    summary: "Creates an invitation. Only this answer contains its link.",
    requires: "keep a group",
    body: newInvitation,
    status: 201,
    answer: done({ invitation, path: z.string() }),
    example: {
      request: { role: "member", hours: 24, uses: 5 },
      answer: { ok: true, invitation: INVITATION, path: "/invite/a-code-to-pass-on" },
    },
  }),
  "DELETE /api/v1/groups/{group}/invitations/{invitation}": operation({
    summary: "Revokes an invitation.",
    requires: "keep a group",
    answer: DONE,
    errors: { 404: "No such group for this account, or no such invitation." },
    example: { answer: { ok: true } },
  }),
  "POST /api/v1/invitations": operation({
    summary: "Accepts an invitation, as a roster player or as a new one.",
    requires: "be signed in",
    body: acceptance,
    ownLimit: true,
    answer: done({ group: z.string(), role }),
    errors: { 404: "The invitation is not valid." },
    example: { request: { code: "a-code-to-pass-on" }, answer: { ok: true, group: ID, role: "member" } },
  }),
};

import type { z } from "zod";
import { ok, type Result } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { readShape } from "@/lib/protocol/readShape";
import {
  type BodyOf,
  type NeedOf,
  OPERATIONS,
  type OperationName,
  type OutcomeOf,
  type ParamsOf,
  type QueryOf,
} from "@/lib/protocol/routes";
import type { Operation, Permission } from "@/lib/protocol/routes/operation";
import { readJson } from "../http/readJson";
import {
  access,
  accessAccount,
  accessGroup,
  accessInstallation,
  accessTable,
  type GroupPurpose,
  type Purpose,
} from "../identity/access";
import { overLimit, rateLimitKeys } from "../identity/limits";
import { readAgain } from "../identity/session";
import type { Visitor } from "../identity/visitor";
import {
  type ApiRequest,
  answerDone,
  answerNot,
  answerTooMany,
  answerUnreadable,
  endpoint,
} from "./endpoint";

type Params = Readonly<Record<string, string>>;
type Sender = ApiRequest<Params>;

const atTable =
  (purpose: Purpose) =>
  ({ visitor, params }: Sender) =>
    access(visitor, params.game ?? "", purpose);

const atTableItself =
  (purpose: Purpose) =>
  ({ visitor, params }: Sender) =>
    accessTable(visitor, params.table ?? "", purpose);

const inGroup =
  (purpose: GroupPurpose) =>
  ({ visitor, params }: Sender) =>
    accessGroup(visitor, params.group ?? "", purpose);

/** Checks the permission that an operation requires and returns the pass. */
const PASSES = {
  nothing: async () => ok(null),
  "be signed in": async ({ visitor }: Sender) => accessAccount(visitor),
  "read a game": atTable("read"),
  "record in a game": atTable("record"),
  "share a game": atTable("share"),
  "keep a table": atTable("relink"),
  "keep a table itself": atTableItself("relink"),
  "restore a game": atTable("restore"),
  "put a table back": atTableItself("restore"),
  "read a group": inGroup("read"),
  "belong to a group": inGroup("belong"),
  "play in a group": inGroup("play"),
  "keep a group": inGroup("keep"),
  "open a group": inGroup("open"),
  "own a group": inGroup("own"),
  "put a group back": inGroup("restore"),
  "own the server": ({ visitor }: Sender) => accessInstallation(visitor),
} as const satisfies Readonly<Record<Permission, (sender: Sender) => Promise<ApiResult<unknown>>>>;

type PassFor<Needs extends Permission> = Extract<
  Awaited<ReturnType<(typeof PASSES)[Needs]>>,
  { readonly ok: true }
>["value"];

/** These permissions are checked once, after the body is read, to save a query per tap. */
const DECIDED_AFTER: readonly Permission[] = [
  "read a game",
  "record in a game",
  "share a game",
  "keep a table",
  "keep a table itself",
];

/** A permitted request for an operation, with its validated body. */
export interface OperationRequest<Name extends OperationName> extends ApiRequest<ParamsOf<Name>> {
  readonly pass: PassFor<NeedOf<Name>>;
  readonly body: BodyOf<Name>;
  readonly query: QueryOf<Name>;
}

/**
 * Implements an operation: returns its result or its error. A Response is sent as is, when it needs cookies
 * or bytes.
 */
export type Does<Name extends OperationName> = (
  asking: OperationRequest<Name>,
) => Promise<ApiResult<OutcomeOf<Name>> | Response>;

/** A route handler. */
export type Handler = (request: Request, context: { readonly params: Promise<Params> }) => Promise<Response>;

/** Implementations by operation name. */
export type Handlers<Name extends OperationName> = { readonly [One in Name]: Does<One> };

/**
 * Builds an operation's route handler from its contract. It checks the permission, then validates the body
 * against the shape, and counts a change against the rate limit. A request without permission fails before
 * its body is read.
 */
export function handlerOf<Name extends OperationName>(name: Name, does: Does<Name>): Handler {
  const contract: Operation = OPERATIONS[name];
  const { requires, query, body, readsItself, mostBytes, ownLimit, status, fromAnySite } = contract;
  const shape = readsItself ? undefined : body;
  const isCounted = !ownLimit && !name.startsWith("GET ");
  const isAllowed: (sender: Sender) => Promise<ApiResult<unknown>> = PASSES[requires];
  const closedToTokens = requires === "nothing" && !contract.forTokens;
  const allowed = async (sender: Sender) =>
    closedToTokens && sender.visitor.account?.token ? apiError("not-in-scope") : isAllowed(sender);
  const handle = async (asked: Sender): Promise<Response> => {
    let pass = shape && DECIDED_AFTER.includes(requires) ? null : await allowed(asked);
    if (pass?.ok === false) return answerNot(pass.refusal);
    const sent = shape && (await readSent(asked, shape, mostBytes));
    if (sent?.ok === false) return sent.refusal;
    const tooMany = isCounted ? await overWrites(asked) : null;
    if (tooMany) return tooMany;
    // Permission may have been revoked while the body arrived.
    if (pass === null || shape) pass = await allowed(asked);
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await does({
      ...asked,
      pass: pass.value,
      body: sent?.value,
      query: query?.parse(Object.fromEntries(new URL(asked.request.url).searchParams)),
    } as OperationRequest<Name>);
    return done instanceof Response ? done : answerDone(done, status);
  };
  return endpoint<Params>(handle, { fromAnySite });
}

/** Only entries and exports are longer. */
const MAX_BYTES = 16 * 1024;

/**
 * Reads and validates the body. Fails with the answer to send: what is wrong, or that the session ended
 * meanwhile.
 */
async function readSent<Sent>(
  sender: Sender,
  shape: z.ZodType<Sent>,
  mostBytes = MAX_BYTES,
): Promise<Result<Sent, Response>> {
  const body = await readJson(sender.request, mostBytes);
  if (!body.ok) return { ok: false, refusal: answerUnreadable(body.refusal) };
  if (await wasSignedOut(sender.visitor))
    return { ok: false, refusal: answerNot(apiError("not-signed-in").refusal) };
  const sent = readShape(shape, body.value);
  if (!sent.ok) return { ok: false, refusal: answerNot(refusedByRules(sent.refusal).refusal) };
  return ok(sent.value);
}

/** A slow body can outlive the session. */
const wasSignedOut = async ({ account }: Visitor): Promise<boolean> =>
  account !== null && (await readAgain(account)) === null;

/** Counts a change against the rate limit. Returns the answer to send when the limit is hit, else null. */
async function overWrites({ request, visitor }: Sender): Promise<Response | null> {
  const wait = await overLimit("write", rateLimitKeys(request, visitor));
  return wait === null ? null : answerTooMany(wait);
}

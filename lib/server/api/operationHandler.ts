import type { z } from "zod";
import { ok, type Result } from "@/lib/engine";
import { type ApiResult, apiError, forbidden } from "@/lib/protocol/apiResult";
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
import { sessionNamed } from "../identity/session";
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

/** How it is decided whether somebody is allowed what an operation needs: the pass they are given. */
const PASSES = {
  nothing: async () => ok(null),
  "be signed in": async ({ visitor }: Sender) => accessAccount(visitor),
  "read a game": atTable("read"),
  "record in a game": atTable("record"),
  "share a game": atTable("share"),
  "keep a table": atTable("relink"),
  "keep a table itself": atTableItself("relink"),
  "put a game back": atTable("restore"),
  "put a table back": atTableItself("restore"),
  "read a group": inGroup("read"),
  "play in a group": inGroup("play"),
  "keep a group": inGroup("keep"),
  "own a group": inGroup("own"),
  "put a group back": inGroup("restore"),
  "own the installation": ({ visitor }: Sender) => accessInstallation(visitor),
} as const satisfies Readonly<Record<Permission, (sender: Sender) => Promise<ApiResult<unknown>>>>;

type PassFor<Needs extends Permission> = Extract<
  Awaited<ReturnType<(typeof PASSES)[Needs]>>,
  { readonly ok: true }
>["value"];

/** Of a game or a table it is decided once, after what they send was read: nothing is asked of the database twice for one tap. */
const DECIDED_AFTER: readonly Permission[] = [
  "read a game",
  "record in a game",
  "share a game",
  "keep a table",
  "keep a table itself",
];

/** A request for an operation, by somebody who may ask for it, with what they sent. */
export interface Asking<Name extends OperationName> extends ApiRequest<ParamsOf<Name>> {
  readonly pass: PassFor<NeedOf<Name>>;
  readonly body: BodyOf<Name>;
  readonly query: QueryOf<Name>;
}

/** Does an operation: what came of it, or why it was not done. An answer is given as it is where cookies or bytes go with it. */
export type Does<Name extends OperationName> = (
  asking: Asking<Name>,
) => Promise<ApiResult<OutcomeOf<Name>> | Response>;

/** Answers a request. */
export type Handler = (request: Request, context: { readonly params: Promise<Params> }) => Promise<Response>;

/** What does each of some operations. */
export type Handlers<Name extends OperationName> = { readonly [One in Name]: Does<One> };

/**
 * The handler of an operation, as it is stated: whoever asks must be allowed what it needs, what they send must be of its shape, and
 * is counted as one change they make unless it is only read. Who may not is told so before what they send is read.
 */
export function handlerOf<Name extends OperationName>(name: Name, does: Does<Name>): Handler {
  const { requires, query, body, readsItself, mostBytes, ownLimit, status }: Operation = OPERATIONS[name];
  const shape = readsItself ? undefined : body;
  const isCounted = !ownLimit && !name.startsWith("GET ");
  const allowed: (sender: Sender) => Promise<ApiResult<unknown>> = PASSES[requires];
  return endpoint<Params>(async (asked) => {
    let pass = shape && DECIDED_AFTER.includes(requires) ? null : await allowed(asked);
    if (pass?.ok === false) return answerNot(pass.refusal);
    const sent = shape && (await readSent(asked, shape, mostBytes));
    if (sent?.ok === false) return sent.refusal;
    const tooMany = isCounted ? await overWrites(asked) : null;
    if (tooMany) return tooMany;
    // It may have been taken away while the body came.
    if (pass === null || shape) pass = await allowed(asked);
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await does({
      ...asked,
      pass: pass.value,
      body: sent?.value,
      query: query?.parse(Object.fromEntries(new URL(asked.request.url).searchParams)),
    } as Asking<Name>);
    return done instanceof Response ? done : answerDone(done, status);
  });
}

/** Nothing but entries and exports is longer. */
const MAX_BYTES = 16 * 1024;

/**
 * Reads what somebody sent, by its shape. Refuses with the answer to give: what is wrong with it, or that they were signed out while
 * it came.
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
  if (!sent.ok) return { ok: false, refusal: answerNot(forbidden(sent.refusal).refusal) };
  return ok(sent.value);
}

/** A body takes as long to come as its sender likes: by then they may have been signed out. */
const wasSignedOut = async ({ account }: Visitor): Promise<boolean> =>
  account !== null && (await sessionNamed(account.session)) === null;

/** Counts one change that somebody wants to make: the answer to give when there are too many in a minute, else null. */
async function overWrites({ request, visitor }: Sender): Promise<Response | null> {
  const wait = await overLimit("write", rateLimitKeys(request, visitor));
  return wait === null ? null : answerTooMany(wait);
}

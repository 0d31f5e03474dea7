import type { z } from "zod";
import { accountOperations } from "./accounts";
import { caseOperations } from "./cases";
import { deskOperations } from "./desk";
import { gameOperations } from "./games";
import { groupOperations } from "./groups";
import { historyOperations } from "./history";
import { importOperations } from "./imports";
import { installationOperations } from "./installation";
import { ledgerOperations } from "./ledger";
import { linkOperations } from "./links";
import { nightOperations } from "./nights";
import type { Method, Operation } from "./operation";
import { presetOperations } from "./presets";
import { publicLinkOperations } from "./publicLinks";
import { rosterOperations } from "./roster";
import { screenOperations } from "./screens";
import { tableOperations } from "./tables";
import { tokenOperations } from "./tokens";
import { webhookOperations } from "./webhooks";

/**
 * The contract of every API operation, by method and path: required permission, body and answer. The server's
 * handlers, the browser's requests, the API description and the permission tests derive from it. Server only:
 * a browser imports only types.
 */
export const OPERATIONS = {
  ...gameOperations,
  ...historyOperations,
  ...linkOperations,
  ...screenOperations,
  ...tableOperations,
  ...groupOperations,
  ...presetOperations,
  ...caseOperations,
  ...publicLinkOperations,
  ...rosterOperations,
  ...nightOperations,
  ...importOperations,
  ...ledgerOperations,
  ...accountOperations,
  ...tokenOperations,
  ...webhookOperations,
  ...installationOperations,
  ...deskOperations,
} satisfies Readonly<Record<`${Method} /api/v1/${string}`, Operation>>;

type Operations = typeof OPERATIONS;

/** An operation, as in "POST /api/v1/games/{game}/entries". */
export type OperationName = keyof Operations;

/** The path of an operation. */
export type PathOf<Name extends OperationName> = Name extends `${Method} ${infer Path}` ? Path : never;

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

/** The path parameters of an operation. */
export type ParamsOf<Name extends OperationName> = Readonly<Record<Named<Name>, string>>;

type Part<Name extends OperationName, Key extends "body" | "query"> = NonNullable<Operations[Name][Key]>;

/** Makes sent lists readonly. */
type Unchanging<Value> = Value extends readonly (infer One)[]
  ? readonly Unchanging<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

/** The body, or the query of a GET; undefined if there is none. */
export type SentOf<Name extends OperationName> = [Part<Name, "body">] extends [never]
  ? [Part<Name, "query">] extends [never]
    ? undefined
    : z.input<Part<Name, "query">>
  : Unchanging<z.input<Part<Name, "body">>>;

/** The parsed body of an operation; undefined if there is none. */
export type BodyOf<Name extends OperationName> = [Part<Name, "body">] extends [never]
  ? undefined
  : z.output<Part<Name, "body">>;

/** The query of an operation; undefined if there is none. */
export type QueryOf<Name extends OperationName> = [Part<Name, "query">] extends [never]
  ? undefined
  : z.output<Part<Name, "query">>;

/** The answer on success. */
export type AnswerOf<Name extends OperationName> = z.output<Operations[Name]["answer"]>;

/** The answer besides `ok`; null if that is all. */
export type OutcomeOf<Name extends OperationName> = keyof AnswerOf<Name> extends "ok"
  ? null
  : Omit<AnswerOf<Name>, "ok">;

/** The required permission. */
export type NeedOf<Name extends OperationName> = Operations[Name]["requires"];

import type { z } from "zod";
import { accountOperations } from "./accounts";
import { caseOperations } from "./cases";
import { deskOperations } from "./desk";
import { gameOperations } from "./games";
import { groupOperations } from "./groups";
import { historyOperations } from "./history";
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

/**
 * Every operation of the API, by method and path: the one place that says who may ask, what is sent and what is answered. The
 * server's handlers, the browser's requests, the description of the API and the tests of who may do what follow from it. For the
 * server only: a browser imports types.
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
  ...ledgerOperations,
  ...accountOperations,
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

/** What the path of an operation names. */
export type ParamsOf<Name extends OperationName> = Readonly<Record<Named<Name>, string>>;

type Part<Name extends OperationName, Key extends "body" | "query"> = NonNullable<Operations[Name][Key]>;

/** Lists that are sent may be lists that nobody may change. */
type Unchanging<Value> = Value extends readonly (infer One)[]
  ? readonly Unchanging<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

/** What is sent along: the body, or what a GET asks behind the question mark; undefined where it takes neither. */
export type SentOf<Name extends OperationName> = [Part<Name, "body">] extends [never]
  ? [Part<Name, "query">] extends [never]
    ? undefined
    : z.input<Part<Name, "query">>
  : Unchanging<z.input<Part<Name, "body">>>;

/** The body of an operation as the server has read it; undefined where it takes none. */
export type BodyOf<Name extends OperationName> = [Part<Name, "body">] extends [never]
  ? undefined
  : z.output<Part<Name, "body">>;

/** What the address of an operation asks behind the question mark; undefined where it may not ask anything. */
export type QueryOf<Name extends OperationName> = [Part<Name, "query">] extends [never]
  ? undefined
  : z.output<Part<Name, "query">>;

/** What is answered when it is done. */
export type AnswerOf<Name extends OperationName> = z.output<Operations[Name]["answer"]>;

/** What came of it, besides that it is done; null where that is all. */
export type OutcomeOf<Name extends OperationName> = keyof AnswerOf<Name> extends "ok"
  ? null
  : Omit<AnswerOf<Name>, "ok">;

/** What whoever asks for an operation must be allowed. */
export type NeedOf<Name extends OperationName> = Operations[Name]["requires"];

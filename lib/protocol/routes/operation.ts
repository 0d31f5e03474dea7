import { z } from "zod";
import { gameIds } from "@/lib/engine";

// What is stated of an operation of the API. For the server only: a browser imports the types of this folder, never its values.

/** What whoever asks must be allowed, as it is decided on the server; of each, who that is. */
export const PERMISSIONS = {
  nothing: "Anybody may ask.",
  "be signed in": "For whoever is signed in.",
  "read a game": "For everybody who is let in at the table, or belongs to its group.",
  "record in a game":
    "For those who play at the table: a link let them in to sit, or they belong to its group.",
  "share a game": "For those who may record at the table.",
  "keep a table": "For the keeper of the table: who started it, or who keeps its group.",
  "keep a table itself": "For the keeper of the table, whatever is played there.",
  "put a game back": "For the keeper of the table where a game was deleted.",
  "put a table back": "For the keeper of a table that was deleted.",
  "read a group": "For everybody who belongs to the group.",
  "play in a group": "For the group's members, keepers and owners.",
  "keep a group": "For the group's keepers and owners.",
  "own a group": "For the group's owners.",
  "put a group back": "For the owners of a group that was deleted.",
  "own the installation": "For the owner of the installation.",
} as const;
export type Permission = keyof typeof PERMISSIONS;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Answers that say no, besides those that follow from who asks and what is sent. */
type ErrorStatus = 403 | 404 | 409 | 422;

/** What is stated of one operation. */
export interface Described<
  Needs extends Permission,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** What it does, in a sentence or two. */
  readonly summary: string;
  readonly requires: Needs;
  /**
   * Whether whoever asks must show that they own the account that is signed in (`accounts/reauthenticate.ts`), and for what. Every operation
   * states it that writes how an account is opened.
   */
  readonly reauthenticates?: "always" | "for another e-mail" | "on another phone" | "to hand it over";
  /** What its address may ask behind the question mark: texts, as they arrive. */
  readonly query?: Query;
  readonly body?: Body;
  /** The operation reads its body itself, and answers also one that is not of that shape. */
  readonly readsItself?: true;
  /** The longest body it takes, where it is not the usual 16 KiB. */
  readonly mostBytes?: number;
  /** It is counted by a limit of its own, and not as one of the changes that somebody may make in a minute. */
  readonly ownLimit?: true;
  /** Where it is not 200. */
  readonly status?: 201 | 202;
  /** The whole body of the answer when it is done. */
  readonly answer: Answer;
  /** What the answer is, where it is not JSON. */
  readonly type?: "text/event-stream";
  readonly errors?: Readonly<Partial<Record<ErrorStatus, string>>>;
  readonly example?: { readonly request?: z.input<Body>; readonly answer?: z.input<Answer> };
}

/** Any operation. */
export type Operation = Described<Permission, z.ZodType, z.ZodType, z.ZodType>;

/** States an operation; its example must be of its shapes. */
export const operation = <
  const Needs extends Permission,
  Answer extends z.ZodType,
  Body extends z.ZodType = never,
  Query extends z.ZodType = never,
>(
  stated: Described<Needs, Body, Query, Answer>,
) => stated;

/** What is answered to what was done: `ok`, and what came of it. */
export const done = <Shape extends z.ZodRawShape>(came: Shape) =>
  z.strictObject({ ok: z.literal(true), ...came });

/** The answer to what was done where nothing more is to be said. */
export const DONE = z.strictObject({ ok: z.literal(true) });

/** A list in an answer. */
export const list = <One extends z.ZodType>(one: One) => z.array(one).readonly();

/** A value of the engine, which is described by its type alone. */
export const engineValue = <Value>(description: string) => z.custom<Value>().meta({ description });

/** ISO 8601, in UTC. */
export const instant = z.iso.datetime();
/** "2026-11-20" */
export const day = z.iso.date();

/** Where the page begins that is asked for: `next` of the page before; what is no such thing leads to the first. */
export const pageFrom = z.object({ from: z.string().exactOptional() });

/** An id as it is made on the server, in an example. */
export const ID = "Vq3f0oWcT0u1mC8yJ2kz4A";
/** Another one. */
export const OTHER_ID = "b7Lw9XkQSx6nD2hFZr0TiQ";

/** The game that is offered first, in an example. */
export const [A_GAME = ""] = gameIds;

import { z } from "zod";
import { gameIds } from "@/lib/engine";

// The type of an API operation's contract. Server only: a browser imports this folder's types, never its
// values.

/** Permissions that an operation may require, with who has each. */
export const PERMISSIONS = {
  nothing: "For anyone.",
  "be signed in": "For signed-in accounts.",
  "read a game": "For everyone with access to the table, and its group's members.",
  "record in a game": "For players at the table, by a link or as a member of its group.",
  "share a game": "For those who can record at the table.",
  "keep a table": "For the table's keeper: its starter, or a keeper of its group.",
  "keep a table itself": "For the table's keeper, independent of its game.",
  "restore a game": "For the keeper of the deleted game's table.",
  "put a table back": "For the keeper of a deleted table.",
  "read a group": "For the group's members.",
  "belong to a group": "For the group's members, about themselves.",
  "play in a group": "For the group's members, keepers and owners.",
  "keep a group": "For the group's keepers and owners.",
  "open a group": "For the group's keepers and owners, by sign-in only.",
  "own a group": "For the group's owners.",
  "put a group back": "For the owners of a deleted group.",
  "own the server": "For the server's owner.",
} as const;
export type Permission = keyof typeof PERMISSIONS;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Error statuses besides those for permission and body. */
type ErrorStatus = 403 | 404 | 409 | 422;

/** The contract of one operation. */
export interface Described<
  Needs extends Permission,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** One or two sentences on its effect. */
  readonly summary: string;
  readonly requires: Needs;
  /**
   * Set if the sender must reauthenticate (`accounts/reauthenticate.ts`), with the condition. Every operation
   * that changes sign-in states it.
   */
  readonly reauthenticates?: "always" | "for another e-mail" | "on another phone" | "to hand it over";
  /** Its query parameters, as texts. */
  readonly query?: Query;
  readonly body?: Body;
  /** The handler parses the body itself and also answers an invalid one. */
  readonly readsItself?: true;
  /** Maximum body size, if not the default of 16 KiB. */
  readonly mostBytes?: number;
  /** It has its own rate limit instead of the general one for changes. */
  readonly ownLimit?: true;
  /**
   * Pages of other sites may ask it, always without an identity: their cookies do not count.
   */
  readonly fromAnySite?: true;
  /** It requires nothing, yet an access token may ask it. */
  readonly forTokens?: true;
  /** The status on success, if not 200. */
  readonly status?: 201 | 202;
  /** The whole body of the answer on success. */
  readonly answer: Answer;
  /** The content type of the answer, if not JSON. */
  readonly type?: "text/event-stream";
  readonly errors?: Readonly<Partial<Record<ErrorStatus, string>>>;
  readonly example?: { readonly request?: z.input<Body>; readonly answer?: z.input<Answer> };
}

/** Any operation. */
export type Operation = Described<Permission, z.ZodType, z.ZodType, z.ZodType>;

/** Declares an operation and type-checks its example. */
export const operation = <
  const Needs extends Permission,
  Answer extends z.ZodType,
  Body extends z.ZodType = never,
  Query extends z.ZodType = never,
>(
  stated: Described<Needs, Body, Query, Answer>,
) => stated;

/** The answer on success: `ok` with a result. */
export const done = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ok: z.literal(true), ...shape });

/** The answer on success without a result. */
export const DONE = z.strictObject({ ok: z.literal(true) });

/** A list in an answer. */
export const list = <One extends z.ZodType>(one: One) => z.array(one).readonly();

/** An engine value, described by its TypeScript type only. */
export const engineValue = <Value>(description: string) => z.custom<Value>().meta({ description });

/** ISO 8601, in UTC. */
export const instant = z.iso.datetime();
/** "2026-11-20" */
export const day = z.iso.date();

/** The cursor of a page: `next` of the previous one. An invalid one starts at the first page. */
export const pageFrom = z.object({ from: z.string().exactOptional() });

/** An example id created on the server. */
export const ID = "Vq3f0oWcT0u1mC8yJ2kz4A";
/** Another example id. */
export const OTHER_ID = "b7Lw9XkQSx6nD2hFZr0TiQ";

/** The default game, for examples. */
export const [A_GAME = ""] = gameIds;

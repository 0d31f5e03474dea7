import { z } from "zod";
import { partsOf } from "./addressOf";
import { OPERATIONS, type OperationName } from "./routes";
import { type Operation, PERMISSIONS, type Permission } from "./routes/operation";

type Json = Readonly<Record<string, unknown>>;

/** A claim as the games read it. Any of them also reads it as text, in words of its own. */
const CLAIM: Json = {
  description:
    "A claim: as text (“5 sixes”, “two pair”, “64”), or as one of the objects (docs/formats.md, section 3).",
  anyOf: [
    { type: "string", maxLength: 80, examples: ["5 sixes", "full house", "64"] },
    objectOf("Dice of a face under all cups.", { count: { type: "integer" }, face: aFace() }),
    objectOf(
      "A hand of five dice.",
      {
        hand: {
          enum: [
            ...["high-card", "pair", "two-pair", "three", "full-house", "four", "five"],
            ...["low-straight", "high-straight", "ace-straight"],
          ],
        },
        faces: { type: "array", items: aFace(), maxItems: 2 },
        kickers: { type: "array", items: aFace() },
      },
      ["hand"],
    ),
    objectOf("Two dice, the higher one first.", { mia: { type: "integer", examples: [21, 64] } }),
  ],
};

function aFace(): Json {
  return { type: "integer", minimum: 1, maximum: 6 };
}

function objectOf(description: string, properties: Json, required = Object.keys(properties)): Json {
  return { type: "object", description, properties, required };
}

/** Shared shapes by name, collected while the operations are described. */
const shared = new Map<string, Json>([["Claim", CLAIM]]);

/** Converts a shape to OpenAPI. Shapes with a title become shared ones. */
function schema(shape: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _draft, ...described } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return sharedIn(described, io) as Json;
}

/** Replaces each named part of a schema by a reference to its shared shape. */
function sharedIn(part: unknown, io: "input" | "output"): unknown {
  if (Array.isArray(part)) return part.map((one) => sharedIn(one, io));
  if (typeof part !== "object" || part === null) return part;
  const { title } = part as Json;
  // A property may have such a name, too; then it is a schema.
  const stays = ([key, value]: [string, unknown]) =>
    !(key === "title" && typeof value === "string") && !(key === "readOnly" && value === true);
  const described = Object.fromEntries(
    Object.entries(part)
      .filter(stays)
      .map(([key, value]) => [key, sharedIn(value, io)]),
  );
  if (typeof title !== "string") return described;
  return { $ref: `#/components/schemas/${nameFor(title, described, io)}` };
}

/** The name of a shared shape. One that is sent otherwise than it is answered has a name of its own. */
function nameFor(title: string, described: Json, io: "input" | "output"): string {
  const known = shared.get(title);
  const isOpaque = (one: Json) => Object.keys(one).every((key) => key === "description");
  if (title === "Claim" || (known && isOpaque(described))) return title;
  if (known === undefined || isOpaque(known)) {
    shared.set(title, described);
    return title;
  }
  if (JSON.stringify(known) === JSON.stringify(described)) return title;
  const other = `${title}${io === "input" ? "Sent" : "Answered"}`;
  shared.set(other, described);
  return other;
}

/** A JSON body, with an optional example. */
const json = (described: object, example?: unknown) => ({
  content: { "application/json": { schema: described, ...(example !== undefined && { example }) } },
});

/** The body of an error. */
const apiError: Json = {
  type: "object",
  required: ["ok", "code", "message"],
  properties: {
    ok: { const: false },
    code: { type: "string", description: "Stable: programs may decide by it." },
    message: { type: "string", description: "For people, in the language of the request." },
    wait: { type: "integer", description: "Seconds, with 429 and 503." },
  },
};
shared.set("Error", apiError);

/**
 * A token identifies a program; cookies identify the browser of a session or a device. Over https the names of
 * cookies start with `__Host-`.
 */
const securitySchemes = {
  token: { type: "http", scheme: "bearer", description: "An access token, from the page *Programs*." },
  session: { type: "apiKey", in: "cookie", name: "session" },
  device: { type: "apiKey", in: "cookie", name: "device" },
};

/** The groups of operations, by the second part of their path. */
const TAGS: Readonly<Record<string, readonly [name: string, description: string]>> = {
  games: ["Games", "A game at a table: starting, recording, following."],
  tables: ["Tables", "A table, which outlives its games."],
  joins: ["Tables", ""],
  groups: ["Groups", "A group: roster, nights, ledger, rules, events and webhooks."],
  invitations: ["Groups", ""],
  settle: ["Desk", "Questions about claims, and replays of whole games, without an account."],
  replay: ["Desk", ""],
  account: ["Accounts", "The account itself: by sign-in only."],
  accounts: ["Accounts", ""],
  recovery: ["Accounts", ""],
  installation: ["Server", "For the server's owner."],
  screen: ["TVs", "Browsers that show a table."],
  screens: ["TVs", ""],
  "openapi.json": ["Server", ""],
  language: ["This browser", "Its language and color scheme."],
  light: ["This browser", ""],
};

/** The tag of an operation. */
const tagOf = (path: string): string => TAGS[path.split("/")[3] ?? ""]?.[0] ?? "Server";

const NO_TABLE = { 404: "No such table, or no access to it." };
const NO_GROUP = { 404: "No such group for this account." };
const NOT_SIGNED_IN = { 401: "Not signed in." };
const ONLY_WATCHING = { 403: "The visitor may only watch." };
const NOT_THE_KEEPER = { 403: "They do not keep the table." };
const NOT_THEIR_ROLE = { 403: "Their role in the group does not allow it." };

/** Error answers by required permission. */
const NOT_ALLOWED: Readonly<Record<Permission, Readonly<Record<number, string>>>> = {
  nothing: {},
  "be signed in": NOT_SIGNED_IN,
  "read a game": NO_TABLE,
  "record in a game": { ...ONLY_WATCHING, ...NO_TABLE },
  "share a game": { ...ONLY_WATCHING, ...NO_TABLE },
  "keep a table": { ...NOT_THE_KEEPER, ...NO_TABLE },
  "keep a table itself": { ...NOT_THE_KEEPER, ...NO_TABLE },
  "restore a game": { ...NOT_THE_KEEPER, ...NO_TABLE },
  "put a table back": { ...NOT_THE_KEEPER, ...NO_TABLE },
  "read a group": { ...NOT_SIGNED_IN, ...NO_GROUP },
  "belong to a group": { ...NOT_SIGNED_IN, ...NO_GROUP },
  "play in a group": { ...NOT_SIGNED_IN, ...NOT_THEIR_ROLE, ...NO_GROUP },
  "keep a group": { ...NOT_SIGNED_IN, ...NOT_THEIR_ROLE, ...NO_GROUP },
  "open a group": { ...NOT_SIGNED_IN, ...NOT_THEIR_ROLE, ...NO_GROUP },
  "own a group": { ...NOT_SIGNED_IN, ...NOT_THEIR_ROLE, ...NO_GROUP },
  "put a group back": { ...NOT_SIGNED_IN, ...NOT_THEIR_ROLE, ...NO_GROUP },
  "own the server": { ...NOT_SIGNED_IN, 403: "They do not own the server." },
};

/** Error answers to any body. */
const NOT_TAKEN = {
  400: "Invalid JSON, or an invalid shape.",
  413: "The body is too large.",
  415: "Not sent as application/json.",
  422: "Valid but refused; see the code.",
};

const TOO_MANY = { 429: "Too many requests; see Retry-After." };

const NOT_REAUTHENTICATED = {
  403: "The current password is missing or wrong. Without a password, the last sign-in is older than 15 minutes.",
};

function refusals({ requires, reauthenticates, body, errors }: Operation) {
  const all = {
    ...NOT_ALLOWED[requires],
    ...(reauthenticates && NOT_REAUTHENTICATED),
    ...(body && NOT_TAKEN),
    ...errors,
    ...TOO_MANY,
  };
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [
      status,
      { description, ...json({ $ref: "#/components/schemas/Error" }) },
    ]),
  );
}

/** The parameters of the path and the query. */
function parameters(path: string, { query }: Operation): readonly object[] {
  const named = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const asked = query ? (schema(query, "input") as { properties: Record<string, object> }).properties : {};
  return [
    ...named,
    ...Object.entries(asked).map(([name, described]) => ({ name, in: "query", schema: described })),
  ];
}

/** "postGamesGameEntries" of "POST /api/v1/games/{game}/entries". */
const idOf = (name: OperationName): string =>
  name
    .replace("/api/v1", "")
    .toLowerCase()
    .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/[^a-zA-Z]/g, "");

/** The permissions that only a sign-in gives, never a token. */
const BY_SIGN_IN: readonly Permission[] = [
  ...(["be signed in", "open a group", "own a group", "own the server"] as const),
  ...(["restore a game", "put a table back", "put a group back"] as const),
];

/** The ways to identify the sender of an operation; an empty one stands for none. */
function securityOf({ requires, forTokens }: Operation): readonly object[] {
  const token = { token: [] };
  if (requires === "nothing") return forTokens ? [{}, token] : [{}];
  const cookies = NOT_ALLOWED[requires][401] ? [{ session: [] }] : [{ session: [] }, { device: [] }];
  return BY_SIGN_IN.includes(requires) ? cookies : [token, ...cookies];
}

function operation(name: OperationName) {
  const stated: Operation = OPERATIONS[name];
  const { summary, requires, reauthenticates, body, status = 200, answer, type, example } = stated;
  const named = parameters(partsOf(name).path, stated);
  return {
    operationId: idOf(name),
    tags: [tagOf(partsOf(name).path)],
    summary,
    description: reauthenticates
      ? `${PERMISSIONS[requires]} Reauthenticates: ${reauthenticates}.`
      : PERMISSIONS[requires],
    security: securityOf(stated),
    ...(named.length > 0 && { parameters: named }),
    ...(body && { requestBody: { required: true, ...json(schema(body, "input"), example?.request) } }),
    responses: {
      [status]: {
        description: "Done.",
        ...(type
          ? { content: { [type]: { schema: schema(answer, "output"), example: example?.answer } } }
          : json(schema(answer, "output"), example?.answer)),
      },
      ...refusals(stated),
    },
  };
}

function paths() {
  const byPath: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const { method, path } = partsOf(name);
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operation(name) };
  }
  return byPath;
}

let described: object | undefined;

/** Builds the OpenAPI 3.1 description from the shapes that validate requests and check answers. */
export const openapi = (): object => {
  described ??= {
    openapi: "3.1.0",
    info: {
      title: "Liar's Table",
      version: "1",
      description:
        "Who is right? Answers questions about claims and replays games of the liar's dice family, without an account. Tables need access by a link, groups need membership. The formats are in docs/formats.md, the rules in docs/rules.md.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Map(Object.values(TAGS).filter(([, description]) => description !== ""))].map(
      ([name, description]) => ({ name, description }),
    ),
    paths: paths(),
    components: {
      securitySchemes,
      schemas: Object.fromEntries([...shared].toSorted(([one], [other]) => one.localeCompare(other))),
    },
  };
  return described;
};

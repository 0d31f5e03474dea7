import { z } from "zod";
import { partsOf } from "./addressOf";
import { OPERATIONS, type OperationName } from "./routes";
import { type Operation, PERMISSIONS, type Permission } from "./routes/operation";

/** Converts a shape to OpenAPI. */
function schema(shape: z.ZodType, io: "input" | "output"): object {
  const { $schema: _draft, ...described } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return described;
}

/** A JSON body, with an optional example. */
const json = (described: object, example?: unknown) => ({
  content: { "application/json": { schema: described, ...(example !== undefined && { example }) } },
});

/** The body of an error. */
const apiError = {
  type: "object",
  required: ["ok", "code", "message"],
  properties: {
    ok: { const: false },
    code: { type: "string" },
    message: { type: "string" },
    wait: { type: "integer" },
  },
};

/**
 * Cookies identify the sender: the session's or the device's. Over https their names start with `__Host-`.
 */
const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "session" },
  device: { type: "apiKey", in: "cookie", name: "device" },
};

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
    Object.entries(all).map(([status, description]) => [status, { description, ...json(apiError) }]),
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

function operation(name: OperationName) {
  const stated: Operation = OPERATIONS[name];
  const { summary, requires, reauthenticates, body, status = 200, answer, type, example } = stated;
  const named = parameters(partsOf(name).path, stated);
  return {
    operationId: idOf(name),
    summary,
    description: reauthenticates
      ? `${PERMISSIONS[requires]} Reauthenticates: ${reauthenticates}.`
      : PERMISSIONS[requires],
    ...(requires !== "nothing" && {
      security: NOT_ALLOWED[requires][401] ? [{ session: [] }] : [{ session: [] }, { device: [] }],
    }),
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
    paths: paths(),
    components: { securitySchemes },
  };
  return described;
};

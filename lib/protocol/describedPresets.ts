import { json, notDone, schema } from "./described";
import { newPreset, presetChange } from "./membershipSchemas";
import { LONGEST_PRESET_NAME, MOST_PRESETS } from "./presets";

// The addresses of the house rules that a group keeps under a name, described.

/** Who asks is known by the cookie that signing in sets; over https it is called `__Host-session`. */
export const session = { type: "apiKey", in: "cookie", name: "session" };

const done = (more: object = {}) => ({
  type: "object",
  required: ["ok", ...Object.keys(more)],
  properties: { ok: { const: true }, ...more },
});

const preset = {
  type: "object",
  required: ["id", "game", "name", "house"],
  additionalProperties: false,
  properties: {
    id: { type: "string" },
    game: { type: "string" },
    name: { type: "string", minLength: 1, description: `At most ${LONGEST_PRESET_NAME} characters.` },
    house: {
      type: "object",
      additionalProperties: { type: ["string", "integer"] },
      description: "What is other than the game's own house rules.",
    },
  },
};

const REFUSED = {
  "401": "Nobody is signed in.",
  "403": "Their role in the group does not allow it.",
  "404": "They do not belong to such a group, or it keeps no such house rules.",
  "409": "The group keeps house rules of that name for the game already.",
  "422": "A name, a game or house rules that are not taken, or more than one group keeps.",
} as const;

const refused = (...codes: readonly (keyof typeof REFUSED)[]) =>
  Object.fromEntries(codes.map((code) => [code, { description: REFUSED[code], ...json(notDone) }]));

const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

/** All of them, by path. */
export const presetPaths = () => ({
  "/api/v1/groups/{group}/presets": {
    parameters: [inPath("group")],
    get: {
      operationId: "presets",
      summary: "The house rules a group keeps under a name, for everybody who belongs to it.",
      security: [{ session: [] }],
      responses: {
        "200": {
          description: "By game, then by name.",
          ...json(done({ presets: { type: "array", maxItems: MOST_PRESETS, items: preset } })),
        },
        ...refused("401", "404"),
      },
    },
    post: {
      operationId: "keepPreset",
      summary: "Keeps house rules of a game under a name, by a keeper or owner of the group.",
      security: [{ session: [] }],
      requestBody: { required: true, ...json(schema(newPreset, "input")) },
      responses: {
        "201": { description: "Kept.", ...json(done({ id: { type: "string" } })) },
        ...refused("401", "403", "404", "409", "422"),
      },
    },
  },
  "/api/v1/groups/{group}/presets/{preset}": {
    parameters: [inPath("group"), inPath("preset")],
    patch: {
      operationId: "changePreset",
      summary: "Renames them or changes them; games that have begun keep the rules they began with.",
      security: [{ session: [] }],
      requestBody: { required: true, ...json(schema(presetChange, "input")) },
      responses: {
        "200": { description: "Changed.", ...json(done()) },
        ...refused("401", "403", "404", "409", "422"),
      },
    },
    delete: {
      operationId: "deletePreset",
      summary: "Deletes them; games that have begun keep the rules they began with.",
      security: [{ session: [] }],
      responses: { "200": { description: "Deleted.", ...json(done()) }, ...refused("401", "403", "404") },
    },
  },
});

import { recordedAction } from "./actionShapes";
import { answer, replayed } from "./answerShapes";
import { MOST_QUESTIONS, question } from "./ask/shapes";
import { json, notDone, schema } from "./described";
import { presetPaths, session } from "./describedPresets";
import { gameRecord, MOST_ACTIONS } from "./record";

/** A record with what its actions may be: any of them that is not so is refused by itself, not the record. */
function recordSchema(): object {
  const record = schema(gameRecord, "input") as { readonly properties: object };
  const actions = { type: "array", maxItems: MOST_ACTIONS, items: schema(recordedAction, "input") };
  return { ...record, properties: { ...record.properties, actions } };
}

const errors = {
  "400": { description: "Not JSON, or not of the right form.", ...json(notDone) },
  "413": { description: "More than one request may carry.", ...json(notDone) },
  "429": {
    description: "Too many requests from one address; Retry-After says when to come back.",
    ...json(notDone),
  },
};

/** One thing or a list of up to `most` of them. */
const oneOrMany = (one: object, most: number) => ({
  anyOf: [one, { type: "array", maxItems: most, items: one }],
});

/** The public API as an OpenAPI 3.1 description, made from the very shapes that requests are read and answers checked by. */
export const openapi = () => ({
  openapi: "3.1.0",
  info: {
    title: "Liar's Table",
    version: "1",
    description:
      "Who is right? Questions about claims and whole games of the liar's dice family, answered by the rule book: that takes no account. A group’s house rules are for those who belong to it. The formats are described in docs/formats.md, the rules in docs/rules.md.",
    license: { name: "MIT", identifier: "MIT" },
  },
  paths: {
    "/api/v1/settle": {
      post: {
        operationId: "settle",
        summary: "The dispute desk: one question, or up to 100 in a list, answered in the same shape.",
        requestBody: { required: true, ...json(oneOrMany(schema(question, "input"), MOST_QUESTIONS)) },
        responses: {
          "200": {
            description: "Answered; a bad question answers ok: false with a code.",
            ...json(oneOrMany(schema(answer, "output"), MOST_QUESTIONS)),
          },
          ...errors,
        },
      },
    },
    "/api/v1/replay": {
      post: {
        operationId: "replay",
        summary: "One game record (dice-record/1, up to 10,000 actions), replayed from its first action.",
        requestBody: { required: true, ...json(recordSchema()) },
        responses: {
          "200": {
            description: "Replayed; ok is false when an action, or the record itself, was refused.",
            ...json(schema(replayed, "output")),
          },
          ...errors,
        },
      },
    },
    ...presetPaths(),
  },
  components: { securitySchemes: { session } },
});

import { z } from "zod";

// What the descriptions of all addresses have in common.

/** A shape as OpenAPI describes it. */
export function schema(shape: z.ZodType, io: "input" | "output"): object {
  const { $schema: _draft, ...described } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return described;
}

/** A body of JSON. */
export const json = (shape: object) => ({ content: { "application/json": { schema: shape } } });

/** What is answered where something was not done. */
export const notDone = {
  type: "object",
  required: ["ok", "code", "message"],
  properties: {
    ok: { const: false },
    code: { type: "string" },
    message: { type: "string" },
    wait: { type: "integer" },
  },
};

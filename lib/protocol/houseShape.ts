import { z } from "zod";

/**
 * House rules as a table named them, keys and values untouched: which there are and what they take is for the engine to
 * say. (A record shape would quietly drop a key like `__proto__`, which must be refused.)
 */
export const house = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  )
  .meta({ type: "object" });

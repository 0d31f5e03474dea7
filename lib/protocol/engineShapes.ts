import { z } from "zod";
import { FACES, type Face, isFace, type RefusalCode } from "@/lib/engine";

/** Tells `readShape` which refusal this is; all other issues are `bad-format`, or `unknown-key`. */
const badFace: { params: { refusal: RefusalCode } } = { params: { refusal: "bad-face" } };

/** What a die shows; another number is refused with `bad-face`. */
export const face = z
  .number()
  .pipe(z.custom<Face>(isFace, badFace))
  .meta({ type: "integer", enum: [...FACES] });

/** What somebody says a die shows: the rules refuse another number themselves, in their order (formats §5). */
export const claimedFace = z
  .number()
  .pipe(z.custom<Face>())
  .meta({ type: "integer", enum: [...FACES] });

/**
 * House rules as a table named them, keys and values untouched: which there are and what they take is for the engine to
 * say. (A record shape would quietly drop a key like `__proto__`, which must be refused.)
 */
export const house = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  )
  .meta({ type: "object" });

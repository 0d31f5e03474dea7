import { z } from "zod";
import { FACES, type Face, isFace, type RefusalCode } from "@/lib/engine";

/** Tells `readShape` which refusal this is. All other issues are `bad-format` or `unknown-key`. */
const badFace: { params: { refusal: RefusalCode } } = { params: { refusal: "bad-face" } };

/** The face of a die. Another number is refused with `bad-face`. */
export const face = z
  .number()
  .pipe(z.custom<Face>(isFace, badFace))
  .meta({ type: "integer", enum: [...FACES] });

/** A claimed face. The rules refuse other numbers themselves, in their own order (formats §5). */
export const claimedFace = z
  .number()
  .pipe(z.custom<Face>())
  .meta({ type: "integer", enum: [...FACES] });

/**
 * House rules as given, with keys and values untouched. The engine validates them. (A record shape would
 * silently drop a key like `__proto__`, which must be refused.)
 */
export const house = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  )
  .meta({ title: "HouseRules", type: "object" });

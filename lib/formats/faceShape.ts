import { z } from "zod";
import { FACES, type Face, type RefusalCode } from "@/lib/engine";

/** Tells `readShape` which refusal this is; all other issues are `bad-format`, or `unknown-key`. */
const badFace: { params: { refusal: RefusalCode } } = { params: { refusal: "bad-face" } };
const isFace = (value: unknown) => (FACES as readonly unknown[]).includes(value);

/** What a die shows; another number is refused with `bad-face`. */
export const face = z
  .number()
  .pipe(z.custom<Face>(isFace, badFace))
  .meta({ type: "integer", enum: [...FACES] });

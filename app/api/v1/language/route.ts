import { z } from "zod";
import { LANGUAGES } from "@/lib/messages/language";
import { allowOnly, answer, endpoint, withCookies } from "@/lib/server/api/endpoint";
import { readChange } from "@/lib/server/api/readSent";
import { languageCookie } from "@/lib/server/http/language";

const chosen = z.strictObject({ language: z.enum(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) });

/** Sets the language that this browser is answered in from now on. */
export const POST = endpoint(async ({ request, visitor }) => {
  const sent = await readChange({ request, visitor }, chosen);
  return sent.ok ? withCookies(answer(200, { ok: true }), languageCookie(sent.value.language)) : sent.refusal;
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");

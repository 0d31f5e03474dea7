import { signUpShape } from "@/lib/protocol/accountSchemas";
import type { ApiCode } from "@/lib/protocol/entry";
import { beginSession, setSession } from "@/lib/server/accounts/beginSession";
import { readEmail } from "@/lib/server/accounts/email";
import { signUp } from "@/lib/server/accounts/signUp";
import {
  allowOnly,
  answer,
  answerNot,
  answerTooMany,
  endpoint,
  withCookies,
} from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { byAddress, byEmail, forgive, overLimit } from "@/lib/server/identity/limits";

/** Whoever mistypes has not tried to sign up yet. */
const SLIPS: readonly ApiCode[] = [
  "bad-name",
  "mixed-name",
  "bad-email",
  "short-passphrase",
  "long-passphrase",
];

/** Signs somebody up, and in. What was played on this phone without an account comes along unless they say no. */
export const POST = endpoint(async ({ request, visitor }) => {
  const sent = await readSent({ request, visitor }, signUpShape);
  if (!sent.ok) return sent.refusal;
  const email = readEmail(sent.value.email);
  // As a passphrase may open an account that is there, it counts as a try to sign in to that, too.
  const [from, named] = [[byAddress(request)], email === null ? [] : [byEmail(email)]];
  const wait = (await overLimit("sign-up", from)) ?? (await overLimit("sign-in", named));
  if (wait !== null) return answerTooMany(wait);
  const done = await signUp(sent.value);
  if (!done.ok && SLIPS.includes(done.refusal.code)) {
    await forgive("sign-up", from);
    await forgive("sign-in", named);
  }
  if (!done.ok) return answerNot(done.refusal);
  const begun = await beginSession(
    done.value,
    {
      before: visitor,
      userAgent: request.headers.get("user-agent"),
      tablesStay: sent.value.claim === false,
    },
    "sign-up",
  );
  return withCookies(answer(201, { ok: true }), ...(await setSession(begun)));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");

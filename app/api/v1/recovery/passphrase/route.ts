import { recoveredShape } from "@/lib/protocol/accountSchemas";
import { beginSession, setSession } from "@/lib/server/accounts/beginSession";
import { recover } from "@/lib/server/accounts/recover";
import {
  allowOnly,
  answer,
  answerNot,
  answerTooMany,
  endpoint,
  withCookies,
} from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { byAddress, forgive, overLimit } from "@/lib/server/identity/limits";

/** Sets a new passphrase by a code, and signs in. */
export const POST = endpoint(async ({ request, visitor }) => {
  const sent = await readSent({ request, visitor }, recoveredShape);
  if (!sent.ok) return sent.refusal;
  const keys = [byAddress(request)];
  const wait = await overLimit("sign-in", keys);
  if (wait !== null) return answerTooMany(wait);
  const done = await recover(sent.value.code, sent.value.passphrase);
  // Only a wrong code is a guess.
  if (done.ok || done.refusal.code !== "code-not-valid") await forgive("sign-in", keys);
  if (!done.ok) return answerNot(done.refusal);
  const begun = await beginSession(
    done.value,
    {
      before: visitor,
      userAgent: request.headers.get("user-agent"),
      tablesStay: sent.value.claim === false,
    },
    "code",
  );
  return withCookies(answer(200, { ok: true }), ...(await setSession(begun)));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");

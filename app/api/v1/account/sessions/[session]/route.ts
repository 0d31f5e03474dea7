import { sureShape } from "@/lib/protocol/accountSchemas";
import { fromAccount } from "@/lib/server/accounts/asked";
import { answerSignedOut } from "@/lib/server/accounts/endSession";
import { signOutAt } from "@/lib/server/accounts/sessions";
import { allowOnly, answer, answerNot } from "@/lib/server/api/endpoint";

/** Signs out at one place. */
export const DELETE = fromAccount<{ passphrase?: string }, { session: string }>(
  sureShape,
  async (pass, sent, { params }) => {
    const done = await signOutAt(pass, params.session, sent.passphrase);
    if (!done.ok) return answerNot(done.refusal);
    return done.value.here ? answerSignedOut() : answer(200, { ok: true });
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");

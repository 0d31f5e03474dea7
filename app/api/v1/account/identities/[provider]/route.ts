import { sureShape } from "@/lib/protocol/accountSchemas";
import { fromAccount } from "@/lib/server/accounts/asked";
import { removeWay } from "@/lib/server/accounts/removeWay";
import { allowOnly, answer, answerNot } from "@/lib/server/api/endpoint";

/** Takes a provider away from the ways one signs in by. */
export const DELETE = fromAccount<{ passphrase?: string }, { provider: string }>(
  sureShape,
  async (pass, { passphrase }, { params }) => {
    const done = await removeWay(pass, params.provider, passphrase);
    return done.ok ? answer(200, { ok: true }) : answerNot(done.refusal);
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");

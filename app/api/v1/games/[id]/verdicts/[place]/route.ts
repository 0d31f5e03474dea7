import { allowOnly, answerDone, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { overWrites } from "@/lib/server/api/readSent";
import { readNumber } from "@/lib/server/http/readNumber";
import { access } from "@/lib/server/identity/access";
import { takeVerdictBack } from "@/lib/server/verdicts/verdictLinks";

/** Takes the link of a verdict back. */
export const DELETE = endpoint<{ id: string; place: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  const tooMany = await overWrites({ request, visitor });
  if (tooMany) return tooMany;
  return answerDone(await takeVerdictBack(pass.value, readNumber(params.place)));
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");

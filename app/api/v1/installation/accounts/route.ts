import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { accountsOf } from "@/lib/server/installation/accounts";

/** Lists the accounts, to the installation's owner: `?q=` the beginning of a name or an e-mail, `?from=` the page. */
export const GET = endpoint(async ({ request, visitor }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const { searchParams } = new URL(request.url);
  const [q, from] = [searchParams.get("q") ?? undefined, searchParams.get("from") ?? undefined];
  return answer(200, { ok: true, ...(await accountsOf(pass.value, { q, from })) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");

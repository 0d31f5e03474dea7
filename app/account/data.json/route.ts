import { accountData } from "@/lib/server/accounts/accountData";
import { answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { accessAccount } from "@/lib/server/identity/access";

/** Everything that the server has about an account, as a file for its owner. */
export const GET = endpoint(async ({ visitor }) => {
  const account = accessAccount(visitor);
  if (!account.ok) return answerNot(account.refusal);
  return answer(200, await accountData(account.value), {
    "content-disposition": 'attachment; filename="account.json"',
    "x-robots-tag": "noindex",
  });
});

import { ok } from "@/lib/engine";
import { accountsOf } from "@/lib/server/admin/accounts";
import { forOwner } from "@/lib/server/admin/asked";
import { allowOnly } from "@/lib/server/api/endpoint";

/** Lists the accounts, to the installation's owner: `?q=` the beginning of a name or an e-mail, `?from=` the page. */
export const GET = forOwner(async (pass, request) => {
  const asked = new URL(request.url).searchParams;
  return ok(await accountsOf(pass, { q: asked.get("q") ?? undefined, from: asked.get("from") ?? undefined }));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");

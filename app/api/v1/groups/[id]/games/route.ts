import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { accessGroup } from "@/lib/server/identity/access";
import { groupGames } from "@/lib/server/roster/groupGames";

/** Reads a group's games, a page at a time; `from` is `next` of the page before. */
export const GET = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const pass = await accessGroup(visitor, params.id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  return answer(200, { ok: true, ...(await groupGames(pass.value, from)) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");

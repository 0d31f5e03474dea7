import { allowOnly, answerDone, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { access } from "@/lib/server/identity/access";
import { pageAsked, readHistoryPage } from "@/lib/server/table/history/readHistoryPage";

/** Reads a page of a game's history: its newest rounds, or those that the query names (`PAGE_KEYS`). */
export const GET = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return answerDone(await readHistoryPage(pass.value, pageAsked(query)));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");

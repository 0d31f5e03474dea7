import type { NotDone } from "@/lib/formats/entry";

/** What the server answers: that it is done, with what came of it, or why not. */
export type Answer<More = unknown> = ({ readonly ok: true } & More) | NotDone;

/** Asks an address under /api/v1 to do something. Rejects when no answer came, or it was not ours. */
export async function ask<More>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body: object = {},
): Promise<Answer<More>> {
  const answer = await fetch(`/api/v1/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(method !== "DELETE" && { body: JSON.stringify(body) }),
    credentials: "same-origin",
  });
  return (await answer.json()) as Answer<More>;
}

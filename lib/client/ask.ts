import type { NotDone } from "@/lib/protocol/entry";

/** What the server answers: that it is done, with what came of it, or why not. */
export type Answer<More = unknown> = ({ readonly ok: true } & More) | NotDone;

/** Asks an address under /api/v1 to do something; it is sent a body unless that is null. Rejects when no answer came, or it was not ours. */
export async function ask<More>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: object | null = method === "DELETE" ? null : {},
): Promise<Answer<More>> {
  const answer = await fetch(`/api/v1/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
    credentials: "same-origin",
    // What was tapped is sent to its end, also by a page that is closed meanwhile.
    keepalive: true,
  });
  return (await answer.json()) as Answer<More>;
}

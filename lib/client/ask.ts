import { addressOf, partsOf } from "@/lib/protocol/addressOf";
import type { ApiError } from "@/lib/protocol/entry";
import type { AnswerOf, OperationName, ParamsOf, SentOf } from "@/lib/protocol/routes";

/** What the server answers: that it is done, with what came of it, or why not. */
export type Answer<More = unknown> = ({ readonly ok: true } & More) | ApiError;

/** What is sent along; left out where there is nothing to send. `init`: what is other than usual. */
type Sent<Name extends OperationName> =
  undefined extends SentOf<Name>
    ? [sent?: SentOf<Name>, init?: RequestInit]
    : [sent: SentOf<Name>, init?: RequestInit];

/**
 * Asks for an operation of the API. Rejects when no answer came, or it was not ours (a proxy's page, a dropped line).
 * @param params What its path names.
 */
export async function ask<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  ...[sent, init]: Sent<Name>
): Promise<AnswerOf<Name> | ApiError> {
  const { method } = partsOf(name);
  const answer =
    method === "GET"
      ? await fetch(addressOf(name, params, sent as Readonly<Record<string, string>> | undefined), {
          credentials: "same-origin",
          cache: "no-store",
        })
      : await fetch(addressOf(name, params), {
          method,
          headers: { "content-type": "application/json" },
          ...(sent && { body: JSON.stringify(sent) }),
          credentials: "same-origin",
          // What was tapped is sent to its end, also by a page that is closed meanwhile.
          keepalive: true,
          ...init,
        });
  return (await answer.json()) as AnswerOf<Name> | ApiError;
}

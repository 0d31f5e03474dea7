import { addressOf, partsOf } from "@/lib/protocol/addressOf";
import type { ApiError } from "@/lib/protocol/entry";
import type { AnswerOf, OperationName, ParamsOf, SentOf } from "@/lib/protocol/routes";

/** An API result: success with its data, or an error. */
export type Answer<More = unknown> = ({ readonly ok: true } & More) | ApiError;

/** The request body, if the operation has one. `init`: fetch options other than the defaults. */
type Sent<Name extends OperationName> =
  undefined extends SentOf<Name>
    ? [sent?: SentOf<Name>, init?: RequestInit]
    : [sent: SentOf<Name>, init?: RequestInit];

/**
 * Calls an API operation. Rejects without a response, or with one that is not ours (a proxy's page, a dropped
 * connection).
 * @param params Path parameters.
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
          // The request completes even if the page closes.
          keepalive: true,
          ...init,
        });
  return (await answer.json()) as AnswerOf<Name> | ApiError;
}

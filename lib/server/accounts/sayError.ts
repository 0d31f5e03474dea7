import { type RequestCode, sayApi } from "@/lib/messages/api";

/** What may go wrong on the way to a provider and back; told by its code in the address of the page that it ends at. */
const TROUBLES: readonly RequestCode[] = [
  "way-refused",
  "way-taken",
  "not-signed-in",
  "sign-up-closed",
  "invitation-needed",
  "too-many",
  "unexpected",
];

/** The sentence for a code in an address; nothing for one that is not ours. */
export const sayError = (code: string | readonly string[] | undefined): string | null => {
  const known = TROUBLES.find((one) => one === code);
  return known ? sayApi(known) : null;
};

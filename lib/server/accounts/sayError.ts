import { type RequestCode, sayApi } from "@/lib/messages/api";

/** Errors of a provider sign-in, passed to the final page as a code in its address. */
const TROUBLES: readonly RequestCode[] = [
  "way-refused",
  "way-taken",
  "not-signed-in",
  "sign-up-closed",
  "invitation-needed",
  "too-many",
  "unexpected",
];

/** The sentence for a code in an address; undefined if the code is unknown. */
export const sayError = (code: string | readonly string[] | undefined): string | null => {
  const known = TROUBLES.find((one) => one === code);
  return known ? sayApi(known) : null;
};

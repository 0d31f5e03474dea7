import { ShownLink } from "@/app/_share/ShownLink";
import { shareWords, verdictLinkWords } from "@/lib/messages/sheets";

/** A verdict's link to pass on. */
export const VerdictLinkPage = ({ url }: { readonly url: string }) => (
  <ShownLink url={url} how={verdictLinkWords.how} words={{ ...shareWords, qr: verdictLinkWords.qr }} />
);

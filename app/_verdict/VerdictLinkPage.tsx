import { ShownLink } from "@/app/_share/ShownLink";
import { shareWords, verdictLinkWords } from "@/lib/messages/sheets";

/** The share link of a verdict. */
export const VerdictLinkPage = ({ url }: { readonly url: string }) => (
  <ShownLink url={url} how={verdictLinkWords.how} words={{ ...shareWords, qr: verdictLinkWords.qr }} />
);

import { PlainPage } from "@/app/_start/PlainPage";
import { verdictLinkWords } from "@/lib/messages/sheets";

/** One page for every invalid verdict link, for all reasons. */
export default function NoVerdict() {
  return <PlainPage {...verdictLinkWords.notFound} />;
}

import { PlainPage } from "@/app/_start/PlainPage";
import { verdictLinkWords } from "@/lib/messages/sheets";

/** One page for every link that leads to no verdict, whatever the reason. */
export default function NoVerdict() {
  return <PlainPage {...verdictLinkWords.notFound} />;
}

import { PlainPage } from "@/app/_start/PlainPage";
import { publicLinkWords } from "@/lib/messages/publicLinks";

/** One page for every invalid public link, for all reasons. */
export default function NoPublicPage() {
  return <PlainPage {...publicLinkWords.notFound} />;
}

import { PlainPage } from "@/app/_start/PlainPage";
import { publicLinkWords } from "@/lib/messages/publicLinks";

/** One page for every public link that leads nowhere, whatever the reason. */
export default function NoPublicPage() {
  return <PlainPage {...publicLinkWords.notFound} />;
}

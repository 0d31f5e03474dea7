import { PlainPage } from "@/app/_start/PlainPage";
import { joinWords } from "@/lib/messages/group";

/** One page for every invalid table link, for all reasons. */
export default function NoTable() {
  return <PlainPage {...joinWords.notFound} />;
}

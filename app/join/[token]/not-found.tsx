import { PlainPage } from "@/app/_start/PlainPage";
import { joinWords } from "@/lib/messages/group";

/** One page for every invalid table link, whatever the reason. */
export default function NoTable() {
  return <PlainPage {...joinWords.notFound} />;
}

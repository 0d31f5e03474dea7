import { PlainPage } from "@/app/_start/PlainPage";
import { joinWords } from "@/lib/messages/group";

/** One page for every link that leads to no table, whatever the reason. */
export default function NoTable() {
  return <PlainPage {...joinWords.notFound} />;
}

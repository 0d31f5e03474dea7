import { PlainPage } from "@/app/_start/PlainPage";
import { groupWords } from "@/lib/messages/group";

/** One page for every invalid invitation, for all reasons. */
export default function NoInvitation() {
  return <PlainPage {...groupWords.invitation.nothing} />;
}

import { PlainPage } from "@/app/_start/PlainPage";
import { groupWords } from "@/lib/messages/group";

/** One page for every invalid invitation, whatever the reason. */
export default function NoInvitation() {
  return <PlainPage {...groupWords.invitation.nothing} />;
}

import { PlainPage } from "@/app/_start/PlainPage";
import { noAccessWords } from "@/lib/messages/notices";

/** The notice for someone without access to the table. */
export const NotAtTable = () => <PlainPage {...noAccessWords} />;

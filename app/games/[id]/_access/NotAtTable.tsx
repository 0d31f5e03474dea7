import { PlainPage } from "@/app/_start/PlainPage";
import { goneWords } from "@/lib/messages/notices";

/** The notice for someone without access to the table. */
export const NotAtTable = () => <PlainPage {...goneWords} />;

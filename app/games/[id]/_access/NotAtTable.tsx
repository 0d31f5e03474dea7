import { PlainPage } from "@/app/_start/PlainPage";
import { goneWords } from "@/lib/messages/notices";

/** What is said to whoever is not at a table any more. */
export const NotAtTable = () => <PlainPage {...goneWords} />;

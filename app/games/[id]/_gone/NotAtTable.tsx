import { PlainPage } from "@/app/_start/PlainPage";
import { linkWords } from "@/lib/words/linkScreens";

/** What is said to whoever is not at a table any more. */
export const NotAtTable = () => <PlainPage {...linkWords.gone} />;

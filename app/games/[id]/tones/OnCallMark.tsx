import { TonesIcon } from "@/app/ui/Icons";
import { tableWords } from "@/lib/messages/table";

/** Marks a player on the call. */
export const OnCallMark = () => (
  <span>
    <TonesIcon size="size-4" />
    <span className="sr-only">, {tableWords.onCall}</span>
  </span>
);

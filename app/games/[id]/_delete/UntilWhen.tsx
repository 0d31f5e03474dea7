import { useState } from "react";
import { When } from "@/app/ui/When";
import { deleteWords } from "@/lib/messages/sheets";
import { DAYS_TO_PUT_BACK } from "@/lib/protocol/membership";

/** Until when, and by whom, a deleted item can be restored. */
export function UntilWhen({ group }: { readonly group: string | null }) {
  const [until] = useState(() => new Date(Date.now() + DAYS_TO_PUT_BACK * 24 * 60 * 60 * 1000));
  return (
    <p>
      {`${deleteWords.until} `}
      <strong>
        <When at={until.toISOString()} as="day" />
      </strong>
      {`. ${deleteWords.back[group === null ? "start" : "group"]}`}
    </p>
  );
}

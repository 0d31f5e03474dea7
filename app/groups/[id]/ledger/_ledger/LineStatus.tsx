import { Trouble } from "@/app/ui/Form";
import { ledgerWords } from "@/lib/messages/ledger";
import type { Lines } from "./useLine";

/** What came of the last line that was written. */
export function LineStatus({ lines: { going, told, trouble } }: { readonly lines: Lines }) {
  return (
    <>
      <p role="status" className={going || told !== "" ? "pt-2 text-small text-soft" : "sr-only"}>
        {going ? ledgerWords.writing : told}
      </p>
      <Trouble sentence={trouble} className="pt-2" />
    </>
  );
}

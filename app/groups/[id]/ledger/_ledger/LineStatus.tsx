import { FormError } from "@/app/ui/Form";
import { ledgerWords } from "@/lib/messages/ledger";
import type { Lines } from "./useLedgerEntry";

/** The result of the last entry. */
export function LineStatus({ lines: { going, message, error } }: { readonly lines: Lines }) {
  return (
    <>
      <p role="status" className={going || message !== "" ? "pt-2 text-small text-soft" : "sr-only"}>
        {going ? ledgerWords.writing : message}
      </p>
      <FormError sentence={error} className="pt-2" />
    </>
  );
}

import { FormError, SubmitKey } from "@/app/ui/Form";
import { groupWords } from "@/lib/messages/group";
import type { Saving } from "./useSettings";

const WORDS = groupWords.settings;

/** The key that saves settings, with the result. */
export const SaveBar = ({ saving: { saved, going, error } }: { readonly saving: Saving }) => (
  <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
    <FormError sentence={error} />
    <p aria-live="polite" className={saved ? "text-good" : "sr-only"}>
      {saved ? WORDS.saved : ""}
    </p>
    <SubmitKey look="plain" going={going}>
      {going ? WORDS.saving : WORDS.save}
    </SubmitKey>
  </div>
);

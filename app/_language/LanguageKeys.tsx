"use client";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { ownLanguage } from "@/lib/messages/anyPage";
import { isLanguage, LANGUAGES, type Language } from "@/lib/messages/language";

/** Language switcher. A change reloads the page, because a page has one language throughout. */
export function LanguageKeys() {
  const { run, error } = useMutation(ownLanguage.notChosen);
  const choose = async (language: Language) => {
    if (!(await run(() => ask("POST /api/v1/language", {}, { language })))) return;
    await import("@/lib/client/clearCachedData")
      .then(({ clearPages }) => clearPages())
      .catch(() => undefined);
    location.reload();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be seen
    <div role="group" aria-label={ownLanguage.choose} className="flex flex-wrap gap-x-5 text-small">
      {Object.keys(LANGUAGES)
        .filter(isLanguage)
        .map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === ownLanguage.code}
            onClick={() => void choose(code)}
            className="min-h-11 min-w-11 text-left text-soft underline underline-offset-4 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline"
          >
            {LANGUAGES[code].name}
          </button>
        ))}
      <p role="alert" className="basis-full text-fire-ink">
        {error}
      </p>
    </div>
  );
}

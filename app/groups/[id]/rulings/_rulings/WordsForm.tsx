import { SearchField } from "@/app/ui/SearchField";
import { caseWords } from "@/lib/messages/cases";

interface WordsFormProps {
  readonly group: string;
  readonly words: string;
}

/** What is looked for in the notes. A plain form: it works without scripts, and what was asked stands in the address. */
export const WordsForm = ({ group, words }: WordsFormProps) => (
  <search>
    <form action={`/groups/${group}/rulings`} className="flex gap-2">
      <SearchField
        name="words"
        label={caseWords.search}
        placeholder={caseWords.search}
        defaultValue={words}
        maxLength={200}
        enterKeyHint="search"
      />
      <button type="submit" className="key min-h-12 px-4 font-semibold">
        {caseWords.searchGo}
      </button>
    </form>
  </search>
);

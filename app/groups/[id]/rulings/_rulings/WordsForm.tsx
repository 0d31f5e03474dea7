import { SearchField } from "@/app/ui/SearchField";
import { caseWords } from "@/lib/messages/cases";

interface WordsFormProps {
  readonly group: string;
  readonly words: string;
}

/** Searches the notes. A plain GET form: it works without scripts, and the URL holds the query. */
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

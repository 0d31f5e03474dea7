import { gameIds } from "@/lib/engine";
import { searchWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import { gameKind } from "@/lib/views/gameKind";
import type { GameSearch, SearchedPerson } from "@/lib/views/gameSearch";

const WORDS = searchWords;
const BOX = "min-h-14 w-full min-w-0 truncate rounded-xl border border-edge bg-table px-3 text-ink";

interface SearchFormProps {
  readonly group: string;
  readonly search: GameSearch;
  readonly people: readonly SearchedPerson[];
  /** The own games that were played, one version of each. */
  readonly own: readonly string[];
}

/** Searches games. A plain GET form: it works without scripts, and the URL holds the query. */
export function SearchForm({ group, search, people, own }: SearchFormProps) {
  return (
    <form
      action={`/groups/${group}/games`}
      aria-label={WORDS.which}
      className="pairs grid gap-x-3 gap-y-4 rounded-2xl bg-raised p-4"
    >
      <Labelled id="from" label={WORDS.from}>
        <input
          id="from"
          name="from"
          type="date"
          defaultValue={search.from ?? ""}
          aria-describedby="day-hint"
          className={BOX}
        />
      </Labelled>
      <Labelled id="to" label={WORDS.to}>
        <input
          id="to"
          name="to"
          type="date"
          defaultValue={search.to ?? ""}
          aria-describedby="day-hint"
          className={BOX}
        />
      </Labelled>
      <p id="day-hint" className="col-span-full -mt-2 text-small text-soft">
        {WORDS.dayHint}
      </p>
      <Labelled id="game" label={WORDS.game}>
        <select
          id="game"
          name="game"
          defaultValue={search.game === null ? "" : gameKind(search.game)}
          className={BOX}
        >
          <option value="">{WORDS.anyGame}</option>
          {[...own, ...gameIds].map((game) => (
            <option key={game} value={gameKind(game)}>
              {gameName(game)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id="person" label={WORDS.person}>
        <select id="person" name="person" defaultValue={search.person?.id ?? ""} className={BOX}>
          <option value="">{WORDS.anyone}</option>
          {people.map(({ id, shown, retired }) => (
            <option key={id} value={id}>
              {retired ? WORDS.retired(shown) : shown}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id="guest" label={WORDS.guest}>
        <input
          id="guest"
          name="guest"
          defaultValue={search.guest ?? ""}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          className={BOX}
        />
      </Labelled>
      <button type="submit" className="key key-next min-h-14 self-end px-3 font-semibold text-lead">
        {WORDS.go}
      </button>
    </form>
  );
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

import { RadioPlate } from "@/app/ui/RadioPlate";
import { groupGamesWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import { standingWords } from "@/lib/messages/wall";
import type { SeasonLine } from "@/lib/protocol/group";
import type { KindCount } from "@/lib/views/kindCount";

/** What a group's page counts together: one shift of a crew, one season, a year, or everything there is. */
export interface Scope {
  /** A season's id, a year as "2026", or "all". */
  readonly id: string;
  readonly season: Pick<SeasonLine, "id" | "name"> | null;
  /** Each kind of game in its own unit, the kind that was played most first. */
  readonly kinds: readonly KindCount[];
}

interface ShiftChooserProps {
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (shift: string) => void;
}

/** Which shift is on: remembered on this phone, and what games started here count for. */
export function ShiftChooser({ shifts, chosen, onChoose }: ShiftChooserProps) {
  return (
    <fieldset className="min-w-0 pb-4">
      <legend className="pb-1.5 text-small text-soft">{groupGamesWords.shift}</legend>
      <div className="flex flex-wrap gap-2">
        {shifts.map(({ id, name }) => (
          <RadioPlate
            key={id}
            question="shift"
            checked={id === chosen}
            onChoose={() => onChoose(id)}
            className="stamp min-h-12 min-w-14 max-w-full px-4 text-lead has-checked:border-ink has-checked:bg-ink has-checked:text-table"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

const SMALL =
  "min-h-11 min-w-11 max-w-full px-3 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-table";

interface KindChooserProps {
  /** The kinds of games that were played, most first. */
  readonly kinds: readonly string[];
  /** Null for all of them. */
  readonly chosen: string | null;
  readonly onChoose: (kind: string | null) => void;
}

/** Of which game: one kind, or all of them, each in its own unit. */
export function KindChooser({ kinds, chosen, onChoose }: KindChooserProps) {
  return (
    <fieldset className="min-w-0 pb-3">
      <legend className="sr-only">{standingWords.kinds}</legend>
      <div className="flex flex-wrap gap-2">
        {[...kinds, null].map((kind) => (
          <RadioPlate
            key={kind ?? "all"}
            question="kind"
            checked={kind === chosen}
            onChoose={() => onChoose(kind)}
            className={SMALL}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {kind === null ? standingWords.allGames : gameName(kind)}
            </span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

interface CountChooserProps {
  readonly scopes: readonly Scope[];
  readonly chosen: Scope;
  readonly onChoose: (scope: Scope) => void;
  readonly said: (scope: Scope) => string;
}

/** What is counted: this shift or season, an older one, this year, or everything there is. */
export function CountChooser({ scopes, chosen, onChoose, said }: CountChooserProps) {
  return (
    <fieldset className="min-w-0 pb-3">
      <legend className="sr-only">{groupGamesWords.counted}</legend>
      <div className="flex flex-wrap gap-2">
        {scopes.map((scope) => (
          <RadioPlate
            key={scope.id}
            question="counted"
            checked={scope === chosen}
            onChoose={() => onChoose(scope)}
            className={SMALL}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{said(scope)}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

import { RadioPlate } from "@/app/ui/RadioPlate";
import { groupGamesWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import { standingWords } from "@/lib/messages/wall";
import type { SeasonLine } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import type { CookTimes } from "@/lib/views/due";
import type { KindCount } from "@/lib/views/kindCount";

/** A counting period: a crew's shift, a season, a year, or all time. */
export interface Scope {
  /** A season id, a year as "2026", or "all". */
  readonly id: string;
  readonly season: Pick<SeasonLine, "id" | "name"> | null;
  /** One entry per kind of game, the most played first. */
  readonly kinds: readonly KindCount[];
  /** How often each person cooked. */
  readonly cooked: Readonly<Record<Party, CookTimes>>;
}

interface ShiftChooserProps {
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (shift: string) => void;
}

/** The current shift, stored on this phone; new games count for it. */
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
  /** Kinds of games, the most played first. */
  readonly kinds: readonly string[];
  /** Null for all. */
  readonly chosen: string | null;
  readonly onChoose: (kind: string | null) => void;
}

/** Filters by one kind of game, or all. */
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
  readonly labelOf: (scope: Scope) => string;
}

/** Chooses the period: this shift or season, an older one, this year, or all time. */
export function CountChooser({ scopes, chosen, onChoose, labelOf }: CountChooserProps) {
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
            <span className="min-w-0 [overflow-wrap:anywhere]">{labelOf(scope)}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

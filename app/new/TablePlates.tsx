import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { START_WORDS } from "@/lib/messages/start";
import type { GroupTable } from "@/lib/protocol/group";

/** Up to this many need no scrolling. */
const FEW = 8;

interface TablePlatesProps {
  readonly tables: readonly GroupTable[];
  readonly chosen: string | null;
  readonly onChoose: (table: string) => void;
}

/** Chooses one of a group's tables, if there are several. */
export function TablePlates({ tables, chosen, onChoose }: TablePlatesProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0 pb-3">
      <legend className="pb-1.5 text-small text-soft">{START_WORDS.crew.where}</legend>
      <div className={`pairs grid gap-2 p-0.5 ${tables.length > FEW ? "max-h-[45dvh] overflow-y-auto" : ""}`}>
        {tables.map((table) => (
          <RadioPlate
            key={table.id}
            question={id}
            checked={chosen === table.id}
            onChoose={() => onChoose(table.id)}
            className="min-h-12 min-w-0 px-3 py-1.5 text-center font-semibold leading-tight"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{table.name}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

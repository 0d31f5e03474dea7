import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { shiftWords } from "@/lib/messages/sheets";
import { phoneWords } from "@/lib/messages/table";
import type { TableGroup } from "@/lib/protocol/entry";

interface ShiftPageProps {
  readonly game: string;
  readonly group: TableGroup;
  readonly onClose: () => void;
}

/** The shift that a crew's game counts for: one tap changes it, also when the game is over. */
export function ShiftPage({ game, group, onClose }: ShiftPageProps) {
  const { run, going, error } = useMutation(phoneWords.noAnswer);
  const choose = async (shift: string | null) => {
    if (group.season === shift) return onClose();
    // The open table and the next game read the shift from the page.
    if (await run(() => ask("PUT /api/v1/games/{game}/shift", { game }, { shift }))) location.reload();
  };
  const key = (id: string | null, name: string) => (
    <li key={id}>
      <button
        type="button"
        aria-pressed={group.season === id}
        aria-disabled={going}
        onClick={() => void choose(id)}
        className={`key min-h-14 w-full px-3 font-semibold [overflow-wrap:anywhere] ${group.season === id ? "key-next" : ""}`}
      >
        {name}
      </button>
    </li>
  );
  return (
    <>
      <p className="pb-3 text-soft text-small">{shiftWords.hint}</p>
      <ul className="flex flex-col gap-2">
        {group.shifts.map(({ id, name }) => key(id, shiftWords.called(name)))}
        {key(null, shiftWords.none)}
      </ul>
      <FormError sentence={error} />
    </>
  );
}

import { Sheet } from "@/app/ui/Sheet";
import type { PlayerId } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import { Names } from "./chunk";

interface NamesSheetProps {
  readonly title: string;
  readonly hint?: string;
  readonly seats: readonly SeatView[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the name that was tapped, when the sheet is on its way down. */
  readonly onName: (player: PlayerId) => void;
}

/** A question whose answer is one name: one tap. */
export function NamesSheet({ title, hint, seats, open, onClose, onName }: NamesSheetProps) {
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      {hint && <p className="pb-3 text-soft text-small">{hint}</p>}
      <Names
        seats={seats}
        onName={(player) => {
          onClose();
          onName(player);
        }}
      />
    </Sheet>
  );
}

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
  /** Called with the tapped name, while the sheet closes. */
  readonly onName: (player: PlayerId) => void;
  /** Below the names. */
  readonly children?: React.ReactNode;
}

/** A question answered by one tap on a name. */
export function NamesSheet({ title, hint, seats, open, onClose, onName, children }: NamesSheetProps) {
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
      {children}
    </Sheet>
  );
}

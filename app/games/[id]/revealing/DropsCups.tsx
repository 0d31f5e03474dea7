import { Confirm } from "@/app/ui/Confirm";
import { Sheet } from "@/app/ui/Sheet";
import { revealWords } from "@/lib/messages/dice";

interface DropsCupsProps {
  /** The players whose cups other phones are entering. */
  readonly names: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Confirms settling without cups that other phones are entering: those dice would not count. */
export function DropsCups({ names, onYes, onNo }: DropsCupsProps) {
  return (
    <Sheet title={revealWords.dropsTitle} open onClose={onNo}>
      <Confirm yes={revealWords.dropsYes} going={false} onYes={onYes} no={revealWords.dropsNo} onNo={onNo}>
        <p className="[overflow-wrap:anywhere]">{revealWords.drops(names)}</p>
      </Confirm>
    </Sheet>
  );
}

import { Confirm } from "@/app/ui/Confirm";
import { Sheet } from "@/app/ui/Sheet";
import { revealWords } from "@/lib/messages/dice";

interface DropsCupsProps {
  /** Whose cups are typed on other phones. */
  readonly names: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Others are typing cups, and somebody settles without: asked first, for what they typed would count for nothing. */
export function DropsCups({ names, onYes, onNo }: DropsCupsProps) {
  return (
    <Sheet title={revealWords.dropsTitle} open onClose={onNo}>
      <Confirm yes={revealWords.dropsYes} going={false} onYes={onYes} no={revealWords.dropsNo} onNo={onNo}>
        <p className="[overflow-wrap:anywhere]">{revealWords.drops(names)}</p>
      </Confirm>
    </Sheet>
  );
}

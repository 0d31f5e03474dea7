import { FACES, type Face } from "@/lib/engine";
import { Die } from "./Dice";

interface DieKeysProps {
  /** Accessible name of a key. */
  readonly nameOf: (face: Face) => string;
  readonly wild?: Face | null;
  readonly onFace: (face: Face) => void;
  /** A seventh key. */
  readonly children?: React.ReactNode;
}

/** Six dice keys, with undo next to them. */
export function DieKeys({ nameOf, wild = null, onFace, children }: DieKeysProps) {
  return (
    <div className={`grid gap-1 ${children ? "grid-cols-7" : "grid-cols-6"}`}>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-label={nameOf(face)}
          aria-keyshortcuts={String(face)}
          onClick={() => onFace(face)}
          className="die-key"
        >
          <Die face={face} look={face === wild ? "wild" : "plain"} size="w-full max-w-[2.75rem]" silent />
        </button>
      ))}
      {children}
    </div>
  );
}

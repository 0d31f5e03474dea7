import { PhotoKey } from "@/app/_photo/PhotoKey";
import type { PhotoTarget } from "@/app/_photo/target";
import { Die } from "@/app/ui/Dice";
import { CloseIcon } from "@/app/ui/Icons";
import { RuleChip } from "@/app/ui/RuleChip";
import { FACES, type Face, type Refusal } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import type { Names } from "@/lib/messages/names";
import { sayRefusal } from "@/lib/messages/refusals";
import { tableWords } from "@/lib/messages/table";
import { HoldKey } from "../HoldKey";

/** Style of the seventh key. */
export const SEVENTH = "key min-h-16 px-0.5 font-semibold text-[min(0.75rem,3.2vw)] leading-tight";

interface TrayKeysProps {
  readonly asks: string;
  /** The rules' reason, shown instead. */
  readonly refusal: Refusal | null;
  readonly names: Names;
  readonly seq: number;
  /** Accessible name of a die key. */
  readonly name: (face: Face) => string;
  readonly onFace: (face: Face) => void;
  /** Does it although the rules refuse it (S10). */
  readonly onAllow: (face: Face) => void;
  readonly onClose: () => void;
  /** The photo's target; null if photos do not apply. */
  readonly photo: PhotoTarget | null;
  /** The seventh key. */
  readonly last: React.ReactNode;
}

/** A question or the rules' refusal, with six dice keys and one more below. */
export function TrayKeys({
  asks,
  refusal,
  names,
  seq,
  name,
  onFace,
  onAllow,
  onClose,
  photo,
  last,
}: TrayKeysProps) {
  const refused = refusal !== null;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2 pl-1">
        <p aria-live="polite" className="min-h-6 flex-1 text-small leading-snug">
          {refusal ? (
            <>
              {sayRefusal(refusal, names)} {refusal.rule && <RuleChip id={refusal.rule} />} {cupWords.holdKey}
            </>
          ) : (
            asks
          )}
        </p>
        {photo && !refused && <PhotoKey narrow targets={[photo]} />}
        <button
          type="button"
          onClick={onClose}
          aria-label={tableWords.close}
          className="icon-button min-h-14"
        >
          <CloseIcon />
        </button>
      </div>
      {/* Dice are entered faster than the input lock allows. Each is visible and undone in one tap. */}
      <div className="pointer-events-auto grid grid-cols-7 gap-1">
        {FACES.map((face) => (
          <HoldKey
            key={face}
            aria-label={name(face)}
            refused={refused}
            seq={seq}
            onPress={() => refused || onFace(face)}
            onHold={() => onAllow(face)}
            className="die-key"
          >
            <span className={refused ? "opacity-55" : ""}>
              <Die face={face} size="w-full max-w-[2.75rem]" silent />
            </span>
          </HoldKey>
        ))}
        {last}
      </div>
    </div>
  );
}

"use client";
import { type ReactNode, useState } from "react";
import { isLongShout } from "@/app/ui/isLongShout";
import { Named } from "@/app/ui/Named";
import { Sheet } from "@/app/ui/Sheet";
import type { ChallengeKindName, LegalChallenge, PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { type SeatView, shoutOf, type TableView } from "@/lib/views/table";
import type { Undo } from "../_table/seated";
import { UndoLast } from "../_table/UndoLast";
import type { ChallengerPickerProps } from "../notices/ChallengerPicker";
import { ChallengerPicker } from "../notices/chunk";
import { HoldKey } from "./HoldKey";

interface BangRowProps {
  readonly view: TableView;
  /** The player in turn. */
  readonly actor: SeatView;
  /** The player the big key acts for: the one in turn, unless another is chosen. */
  readonly banger: SeatView;
  readonly seq: number;
  /** Another key for the player in turn, in some games: reroll, or pass unseen. */
  readonly extraKey: ReactNode;
  readonly onChallenge: (by: PlayerId | readonly PlayerId[], kind: ChallengeKindName) => void;
  /** Challenges although the rules refuse it (S10). */
  readonly onAllow: (by: PlayerId, kind: ChallengeKindName) => void;
}

/**
 * The challenge keys: a big red one, a second one if the game has spot on, and a dice key next to it (O3,
 * M2).
 */
export function BangRow({ view, actor, banger, seq, extraKey, onChallenge, onAllow }: BangRowProps) {
  const ways = waysOf(view);
  const { bystandersWay: others } = view;
  const isRefused = (way: LegalChallenge) =>
    banger.inTurn ? way.refusal !== null : way.kind !== others?.kind || others.refusal !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {extraKey}
      {ways.map((way) => {
        const shout = shoutOf(ways, way.kind);
        const second = way.kind !== "doubt";
        const long = ways.length > 1 && isLongShout(tableWords.shouts(shout, view.game));
        return (
          <HoldKey
            key={way.kind}
            refused={isRefused(way)}
            seq={seq}
            onPress={() => onChallenge(banger.player, way.kind)}
            onHold={() => onAllow(banger.player, way.kind)}
            className={`key stamp min-h-19 low:min-h-15 flex-col leading-none ${second ? "w-20 px-1 text-lead" : `key-danger min-w-0 flex-1 basis-28 ${banger === actor ? "text-huge low:text-title" : `named text-large ${long ? "min-[24rem]:text-title" : ""}`}`}`}
          >
            <Named name={tableWords.shoutBy(shout, banger.name, view.game)}>
              <span>{tableWords.shouts(shout, view.game)}</span>
              {banger !== actor && (
                <span
                  title={banger.name}
                  className="line-clamp-1 max-w-full px-1 font-semibold font-text text-small [overflow-wrap:anywhere]"
                >
                  {banger.name}
                </span>
              )}
            </Named>
          </HoldKey>
        );
      })}
    </div>
  );
}

/** Hides kinds of challenge that the claim never allows: only Mia can be believed (M4). */
const waysOf = ({ legal }: TableView): readonly LegalChallenge[] =>
  (legal?.challenges ?? []).filter(({ refusal }) => refusal?.code !== "challenge-not-allowed");

/** Small keys next to them: another player's challenge (F6, U2), and undo. */
export function SecondaryBang({
  view,
  actor,
  seq,
  undo,
  onChallenge,
  onAllow,
}: Omit<BangRowProps, "banger" | "extraKey"> & { readonly undo: Undo | null }) {
  const [asking, setAsking] = useState(false);
  const { bystandersWay: others } = view;
  const [bystander] = view.bystanders;
  const refusalForAll = waysOf(view).find(({ kind }) => kind === others?.kind)?.refusal ?? null;
  return (
    <>
      {others && bystander && (
        <HoldKey
          refused={others.refusal !== null}
          aria-haspopup="dialog"
          seq={seq}
          onPress={() => (others.refusal ? onChallenge(bystander.player, others.kind) : setAsking(true))}
          // A house rule greys the key (F6), so the player still has to be named.
          onHold={() => (refusalForAll ? onChallenge(bystander.player, others.kind) : setAsking(true))}
          className="key min-h-14 w-[min(5rem,20vw)] shrink-0 px-0.5 font-semibold text-[min(0.875rem,3.6vw)] leading-tight [overflow-wrap:anywhere]"
        >
          {tableWords.someoneElse}
        </HoldKey>
      )}
      {undo && <UndoLast undo={undo} />}
      {others && (
        <SomeoneElse
          view={view}
          way={others}
          actor={actor}
          open={asking}
          onClose={() => setAsking(false)}
          onBang={(by) => {
            setAsking(false);
            if (others.refusal && typeof by === "string") onAllow(by, others.kind);
            else onChallenge(by, others.kind);
          }}
        />
      )}
    </>
  );
}

interface SomeoneElseProps extends ChallengerPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who banged out of turn: one tap on a name. For several, names in the order of their shouts (F13). */
function SomeoneElse({ open, onClose, ...bangers }: SomeoneElseProps) {
  return (
    <Sheet
      title={tableWords.whoShouted(shoutOf([bangers.way], bangers.way.kind), bangers.view.game)}
      open={open}
      onClose={onClose}
    >
      <ChallengerPicker {...bangers} />
    </Sheet>
  );
}

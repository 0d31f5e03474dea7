"use client";
import { type ReactNode, useState } from "react";
import { Named } from "@/app/ui/Named";
import { Sheet } from "@/app/ui/Sheet";
import type { ChallengeKindName, LegalChallenge, PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { type SeatView, shoutOf, type TableView } from "@/lib/views/table";
import type { Undo } from "../_table/seated";
import { UndoLast } from "../_table/UndoLast";
import type { BangersProps } from "../beside/Bangers";
import { Bangers } from "../beside/chunk";
import { HoldKey } from "./HoldKey";
import { isLongShout } from "./isLongShout";

interface BangRowProps {
  readonly view: TableView;
  /** Whose turn it is. */
  readonly actor: SeatView;
  /** For whom the big key bangs: the player in turn, unless somebody else was chosen. */
  readonly banger: SeatView;
  readonly seq: number;
  readonly undo: Undo | null;
  /** What else the player in turn may do with the dice, where the game has such a key: roll again, pass on unseen. */
  readonly beside: ReactNode;
  readonly onChallenge: (by: PlayerId | readonly PlayerId[], kind: ChallengeKindName) => void;
  /** Challenges although the rules refuse it (S10). */
  readonly onStand: (by: PlayerId, kind: ChallengeKindName) => void;
}

/**
 * The ways to challenge: one big red key, a second one where claims may be called exact. Left of them, whoever else called
 * out (F6, U2), or what else is done to the dice (O3, M2); right of them, the last entry taken back.
 */
export function BangRow({ view, actor, banger, seq, undo, beside, onChallenge, onStand }: BangRowProps) {
  const [asking, setAsking] = useState(false);
  // What is no challenge of this claim at all is not offered: only Mia is given in to (M4).
  const ways = (view.legal?.challenges ?? []).filter(
    ({ refusal }) => refusal?.code !== "challenge-not-allowed",
  );
  const { bystandersWay: others } = view;
  const [bystander] = view.bystanders;
  const isRefused = (way: LegalChallenge) =>
    banger.inTurn ? way.refusal !== null : way.kind !== others?.kind || others.refusal !== null;
  const nobodyMay = ways.find(({ kind }) => kind === others?.kind)?.refusal ?? null;
  return (
    <div className="flex flex-wrap gap-2">
      {others && bystander && (
        <HoldKey
          refused={others.refusal !== null}
          aria-haspopup="dialog"
          seq={seq}
          onPress={() => (others.refusal ? onChallenge(bystander.player, others.kind) : setAsking(true))}
          // Greyed by a house rule only (F6): who it was is still to be said.
          onHold={() => (nobodyMay ? onChallenge(bystander.player, others.kind) : setAsking(true))}
          className={`plate min-h-16 low:min-h-14 shrink-0 px-1 font-semibold leading-tight ${ways.length > 1 ? "w-16 text-tag" : "w-22 text-sm"}`}
        >
          {tableWords.somebodyElse}
        </HoldKey>
      )}
      {beside}
      {ways.map((way) => {
        const shout = shoutOf(ways, way.kind);
        const second = way.kind !== "doubt";
        const long = isLongShout(tableWords.shouts[shout]);
        const letters = ways.length > 1 && long ? "text-2xl min-[24rem]:text-3xl" : "text-3xl";
        return (
          <HoldKey
            key={way.kind}
            refused={isRefused(way)}
            seq={seq}
            onPress={() => onChallenge(banger.player, way.kind)}
            onHold={() => onStand(banger.player, way.kind)}
            className={`plate stamp min-h-16 low:min-h-14 flex-col leading-none ${second ? "w-18 px-1 text-xl" : `fire flex-1 ${ways.length > 1 ? "basis-20" : "basis-28"} ${banger === actor || isRefused(way) ? "" : "bg-bang!"}`} ${second ? "" : banger === actor && ways.length === 1 ? "text-4xl" : letters}`}
          >
            <Named name={tableWords.shoutBy(shout, banger.name)}>
              <span>{tableWords.shouts[shout]}</span>
              {banger !== actor && (
                <span
                  title={banger.name}
                  className="line-clamp-2 max-w-full px-1 font-semibold font-text text-sm [overflow-wrap:anywhere]"
                >
                  {banger.name}
                </span>
              )}
            </Named>
          </HoldKey>
        );
      })}
      {undo && <UndoLast undo={undo} />}
      {others && (
        <SomebodyElse
          view={view}
          way={others}
          actor={actor}
          open={asking}
          onClose={() => setAsking(false)}
          onBang={(by) => {
            setAsking(false);
            if (others.refusal && typeof by === "string") onStand(by, others.kind);
            else onChallenge(by, others.kind);
          }}
        />
      )}
    </div>
  );
}

interface SomebodyElseProps extends BangersProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who banged out of turn: one tap on a name. When several shouted, all of them in the order of their shouts (F13). */
function SomebodyElse({ open, onClose, ...bangers }: SomebodyElseProps) {
  return (
    <Sheet
      title={tableWords.whoShouted[shoutOf([bangers.way], bangers.way.kind)]}
      open={open}
      onClose={onClose}
    >
      <Bangers {...bangers} />
    </Sheet>
  );
}

"use client";
import { useState } from "react";
import { Named } from "@/app/ui/Named";
import type { Action, ChallengeKindName, ClaimKind, Legal, PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { sayIt } from "@/lib/views/raiseKeys";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { RefusalReason } from "../notices/chunk";
import { BangRow, SecondaryBang } from "./BangRow";
import { ClaimHero } from "./ClaimHero";
import { CupKeys, DiceTray, HandPad, LyingKeys, LyingRow, RollPad } from "./chunks";
import { useCupTurn } from "./cup/useCupTurn";
import { useLyingNow } from "./cup/useLyingNow";
import { HoldKey } from "./HoldKey";
import { CountPad } from "./pads/CountPad";
import type { Speaking } from "./pads/speaking";
import { SpeakerLine } from "./SpeakerLine";

interface ClaimingProps extends Seated {
  /** The player speaking, with earlier claims unheard (S11); null: the player in turn. */
  readonly speaker: PlayerId | null;
  readonly onSpeaker: (player: PlayerId | null) => void;
}

/** The claim keys, by kind of claim. */
const PADS: Readonly<Record<ClaimKind, (speaking: Speaking) => React.ReactNode>> = {
  count: CountPad,
  hand: HandPad,
  mia: RollPad,
};

/** The claiming phase: the claim on the felt, the raises and the bang under the thumb. */
export function Claiming({ speaker, onSpeaker, ...seated }: ClaimingProps) {
  const { table, view, scores, tap, allowAnyway, undo, zone, seat } = seated;
  const { toAct: actor, legal } = view;
  const turn = useCupTurn(seated, speaker !== null);
  const lying = useLyingNow(table.seq, view.cup, speaker !== null);
  // Valid for one claim only.
  const [unseenAt, setUnseenAt] = useState(-1);
  if (actor === null || legal === null) return null;
  const speaking = view.seats.find(({ player }) => player === speaker) ?? actor;
  const Pad = PADS[legal.claim.kind];
  // If a turn does nothing to the dice of the one cup, only the peek can be left out. A claim past the top
  // allows nothing.
  const canPassUnseen =
    view.oneCup && view.cup === null && view.latest !== null && legal.claim.lowest !== null;
  const unseen = canPassUnseen && unseenAt === table.seq;
  const calls: Pick<React.ComponentProps<typeof BangRow>, "onChallenge" | "onAllow"> = {
    onChallenge: (by, kind) => tap(challengedBy(by, kind)),
    onAllow: (by, kind) => allowAnyway(challengedBy(by, kind)),
  };
  const small = <SecondaryBang view={view} actor={actor} seq={table.seq} undo={undo} {...calls} />;
  const laid = turn?.tray != null || lying?.asking === true;
  return (
    <>
      <ClaimHero table={table} view={view} scores={scores} seat={seat} dieKeys={turn?.dieKeys} />
      <ThumbZone {...zone}>
        {turn?.tray ? (
          <DiceTray {...turn} tray={turn.tray} player={actor.player} names={table.names} seq={table.seq} />
        ) : lying?.asking ? (
          <LyingKeys lying={lying} most={view.diceInPlay} names={table.names} seq={table.seq} />
        ) : (
          <Pad
            table={table}
            view={view}
            skippedTo={speaker}
            say={(claim) => ({
              ...sayIt(speaking.player, claim, speaker !== null),
              ...(unseen && { accept: "blind" }),
              ...lying?.claimPart,
            })}
            onClaim={tap}
            onAllow={allowAnyway}
            line={(hint) => (
              <SpeakerLine
                view={view}
                actor={actor}
                skippedTo={speaker === null ? null : speaking}
                // If no claim is legal, the reason replaces them.
                hint={
                  speaker === null && legal.claim.refusal ? (
                    <RefusalReason refusal={legal.claim.refusal} names={table.names} />
                  ) : (
                    hint
                  )
                }
                refused={speaker === null && legal.claim.refusal !== null}
                onSpeaker={onSpeaker}
              >
                {small}
              </SpeakerLine>
            )}
          />
        )}
        {lying && <LyingRow lying={lying} />}
        {laid && <div className="flex justify-end gap-1.5">{small}</div>}
        {turn && <CupKeys {...turn} player={actor.player} name={actor.name} seq={table.seq} />}
        <BangRow
          view={view}
          actor={actor}
          banger={speaking}
          seq={table.seq}
          extraKey={
            legal.reRoll && speaker === null ? (
              <ReRollKey
                offer={legal.reRoll}
                name={actor.name}
                seq={table.seq}
                onRoll={() => tap({ do: "re-roll", by: actor.player })}
                onAllow={() => allowAnyway({ do: "re-roll", by: actor.player })}
              />
            ) : (
              canPassUnseen && (
                <UnseenKey
                  name={speaking.name}
                  unseen={unseen}
                  onToggle={() => setUnseenAt(unseen ? -1 : table.seq)}
                />
              )
            )
          }
          {...calls}
        />
      </ThumbZone>
    </>
  );
}

/** A challenge is a doubt by default, so it needs no kind. */
const challengedBy = (by: PlayerId | readonly PlayerId[], kind: ChallengeKindName): Action => ({
  do: "challenge",
  by,
  ...(kind !== "doubt" && { kind }),
});

interface ReRollKeyProps {
  readonly offer: NonNullable<Legal["reRoll"]>;
  /** The player in turn. */
  readonly name: string;
  readonly seq: number;
  readonly onRoll: () => void;
  /** Rerolls although the rules refuse it (S10). */
  readonly onAllow: () => void;
}

/** The reroll of some own dice before the claim, with the rerolls left (O3, O4). */
function ReRollKey({ offer: { refusal, left }, name, seq, onRoll, onAllow }: ReRollKeyProps) {
  return (
    <HoldKey
      refused={refusal !== null}
      seq={seq}
      onPress={onRoll}
      onHold={onAllow}
      className="key min-h-16 low:min-h-14 w-20 shrink-0 flex-col px-1 font-semibold text-small leading-tight"
    >
      <Named name={tableWords.reRollBy(name, left)}>
        <span>{tableWords.reRoll}</span>
        <span className="font-normal text-small text-soft">{tableWords.reRollsLeft(left)}</span>
      </Named>
    </HoldKey>
  );
}

interface UnseenKeyProps {
  /** The player in turn. */
  readonly name: string;
  readonly unseen: boolean;
  readonly onToggle: () => void;
}

/** Marks the next claim as made without a peek: the cup is passed on unseen (M2). */
function UnseenKey({ name, unseen, onToggle }: UnseenKeyProps) {
  return (
    <button
      type="button"
      aria-label={tableWords.unseenBy(name)}
      aria-pressed={unseen}
      onClick={onToggle}
      className="key min-h-16 low:min-h-14 w-20 shrink-0 px-1 font-semibold text-small leading-tight"
    >
      {tableWords.unseen}
    </button>
  );
}

"use client";

import { useState } from "react";
import { PhotoKey } from "@/app/_photo/PhotoKey";
import type { PhotoTarget } from "@/app/_photo/target";
import { DieKeys } from "@/app/ui/DieKeys";
import { UndoIcon } from "@/app/ui/Icons";
import { deskWords } from "@/lib/messages/desk";
import {
  claimsOf,
  cleared,
  type Desk,
  MAX_SHOWN,
  putDice,
  putDie,
  removeLast,
  sayCount,
} from "@/lib/views/desk/desk";
import { Stepper } from "./Stepper";

interface DeskKeysProps {
  readonly desk: Desk;
  readonly onDesk: (desk: Desk) => void;
}

/** Under the thumb: six dice keys, and a number for claims of counts. Words are typed above. */
export function DeskKeys({ desk, onDesk }: DeskKeysProps) {
  const { at } = desk;
  if (at === null)
    return (
      <div className={ZONE}>
        <button
          type="button"
          onClick={() => onDesk(cleared(desk))}
          className="key min-h-14 font-semibold text-lead"
        >
          {deskWords.clear}
        </button>
      </div>
    );
  const counting = claimsOf(desk.game, desk.house).kind === "count" && at !== "dice";
  return (
    <div className={ZONE}>
      {counting ? (
        <CountKeys key={at} desk={desk} at={at} onDesk={onDesk} />
      ) : (
        <DieKeys nameOf={deskWords.dieKey} wild={desk.wild} onFace={(face) => onDesk(putDie(desk, face))}>
          <button
            type="button"
            aria-label={deskWords.removeLast}
            onClick={() => onDesk(removeLast(desk))}
            className="key min-h-16"
          >
            <UndoIcon />
          </button>
        </DieKeys>
      )}
      {!counting && (
        <div className="flex">
          <PhotoKey targets={photoTargets(desk, at, onDesk)} />
        </div>
      )}
    </div>
  );
}

const ZONE =
  "thumb-zone order-4 -mx-3 mt-auto flex flex-col gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:col-start-1 lg:mx-0 lg:mt-0 lg:px-0";

interface CountKeysProps extends DeskKeysProps {
  readonly at: 0 | 1;
}

/** A count, then a face. The second claim starts at the first one's count. */
function CountKeys({ desk, at, onDesk }: CountKeysProps) {
  const [quantity, setQuantity] = useState(() => countIn(desk.claims[at]) ?? countIn(desk.claims[0]) ?? 1);
  return (
    <>
      <Stepper name={deskWords.quantity} at={quantity} from={1} to={MAX_SHOWN} onStep={setQuantity} />
      <DieKeys
        wild={desk.wild}
        nameOf={(face) => deskWords.countKey(quantity, face)}
        onFace={(face) => onDesk(sayCount(desk, at, quantity, face))}
      />
    </>
  );
}

const countIn = (text: string): number | null => {
  const [, count] = /^(\d{1,2})\D/.exec(text) ?? [];
  return count === undefined ? null : Number(count);
};

/** The targets of a photo that another app shares: all that lies on the table, or a hand. */
export const sharedPhotoTargets = (desk: Desk, onDesk: DeskKeysProps["onDesk"]): readonly PhotoTarget[] =>
  claimsOf(desk.game, desk.house).hand === 0
    ? photoTargets({ ...desk, asking: "judge" }, "dice", onDesk)
    : photoTargets(desk, desk.at ?? 0, onDesk);

/** The photo's possible targets on the desk: the next hand, both hands, or the revealed dice. */
function photoTargets(desk: Desk, at: 0 | 1 | "dice", onDesk: (desk: Desk) => void): readonly PhotoTarget[] {
  const { hand } = claimsOf(desk.game, desk.house);
  if (hand === 0 || (desk.asking === "raise" && at === "dice"))
    return [
      {
        what: "lying",
        dice: null,
        most: hand || MAX_SHOWN,
        counting: null,
        onTake: (dice) => onDesk(putDice(desk, at, dice)),
      },
    ];
  const one: PhotoTarget = {
    what: "hand",
    dice: hand,
    most: hand,
    counting: null,
    onTake: (dice) => onDesk(putDice(desk, at, dice)),
  };
  if (desk.asking !== "compare") return [one];
  const both: PhotoTarget = {
    what: "both-hands",
    dice: 2 * hand,
    most: 2 * hand,
    counting: null,
    hand,
    onTake: (dice) => onDesk(putDice(putDice(desk, 0, dice.slice(0, hand)), 1, dice.slice(hand))),
  };
  return [one, both];
}

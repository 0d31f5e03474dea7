"use client";
import { useState } from "react";
import { Trouble } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import type { Answer } from "@/lib/client/ask";
import { sendMerge, sendPlayerChange, sendRemoval, sendSeparate } from "@/lib/client/rosterApi";
import { groupWords } from "@/lib/messages/group";
import { rosterWords } from "@/lib/messages/night";
import type { RosterPlayer, SeasonLine } from "@/lib/protocol/group";
import { MergeKeys } from "./MergeKeys";
import { PlayerFields } from "./PlayerFields";

interface PlayerSheetProps {
  readonly group: string;
  readonly player: RosterPlayer;
  /** The others who are active. */
  readonly others: readonly RosterPlayer[];
  readonly shifts: readonly SeasonLine[];
  readonly members: readonly { readonly account: string; readonly name: string }[];
  readonly onClose: () => void;
  /** Called with what was done, in a sentence. */
  readonly onDone: (sentence: string) => void;
}

/** Everything that may be changed of one player. */
export function PlayerSheet(props: PlayerSheetProps) {
  const { group, player, others, shifts, members, onClose, onDone } = props;
  const { id, shown, retired, mayGo, merged } = player;
  const deed = useMutation(groupWords.noAnswer);
  const [merging, setMerging] = useState(false);
  const change = async (send: () => Promise<Answer>, done: string) => {
    if ((await deed.run(send)) !== null) onDone(done);
  };
  const key = "plate min-h-14 w-full px-4 font-semibold";
  return (
    <Sheet title={merging ? rosterWords.mergeTitle(shown) : rosterWords.change(shown)} open onClose={onClose}>
      <div className="flex flex-col gap-4 pb-1">
        {merging ? (
          <>
            <Trouble sentence={deed.trouble} />
            <MergeKeys
              player={player}
              others={others}
              onMerge={(into) =>
                void change(() => sendMerge(group, id, into.id), rosterWords.merged(shown, into.shown))
              }
            />
          </>
        ) : (
          <>
            <PlayerFields
              player={player}
              shifts={shifts}
              members={members}
              going={deed.going}
              trouble={deed.trouble}
              onSave={(wanted, called) =>
                void change(() => sendPlayerChange(group, id, wanted), rosterWords.saved(called))
              }
            />
            <div className="flex flex-col gap-2 border-line border-t pt-4">
              {merged.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  onClick={() =>
                    void change(() => sendSeparate(group, one.id), rosterWords.separated(one.shown))
                  }
                  className={key}
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">{rosterWords.separate(one.shown)}</span>
                </button>
              ))}
              {merged.length === 0 && (
                <button
                  type="button"
                  onClick={() => {
                    deed.clear();
                    setMerging(true);
                  }}
                  className={key}
                >
                  {rosterWords.merge}
                </button>
              )}
              <button
                type="button"
                onClick={() =>
                  void change(
                    () => sendPlayerChange(group, id, { retired: !retired }),
                    retired ? rosterWords.isBack(shown) : rosterWords.isRetired(shown),
                  )
                }
                className={key}
              >
                {retired ? rosterWords.bringBack : rosterWords.retire}
              </button>
              {mayGo && (
                <button
                  type="button"
                  onClick={() => void change(() => sendRemoval(group, id), rosterWords.removed(shown))}
                  className={key}
                >
                  {rosterWords.remove}
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}

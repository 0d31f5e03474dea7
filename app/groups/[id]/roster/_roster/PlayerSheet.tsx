"use client";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { PlayerName } from "@/app/ui/PlayerName";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { type Answer, ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { rosterWords } from "@/lib/messages/night";
import type { EditedPlayer, RosterPlayer, SeasonLine } from "@/lib/protocol/group";
import { PlayerFields } from "./PlayerFields";

interface PlayerSheetProps {
  readonly group: string;
  readonly player: EditedPlayer;
  /** The other active players. */
  readonly others: readonly RosterPlayer[];
  readonly shifts: readonly SeasonLine[];
  readonly members: readonly { readonly account: string; readonly name: string }[];
  readonly today: string;
  readonly hasRotation: boolean;
  readonly onClose: () => void;
  /** Called with a sentence that describes the change. */
  readonly onDone: (sentence: string) => void;
}

/** All changes of one player. */
export function PlayerSheet(props: PlayerSheetProps) {
  const { group, player, others, shifts, members, today, hasRotation, onClose, onDone } = props;
  const { id, shown, retired, mayGo, merged, guests } = player;
  const whom = { group, player: id };
  const mutation = useMutation(groupWords.noAnswer);
  const [merging, setMerging] = useState(false);
  const change = async (send: () => Promise<Answer>, done: string) => {
    if ((await mutation.run(send)) !== null) onDone(done);
  };
  const key = "key min-h-14 w-full px-4 font-semibold";
  return (
    <Sheet
      title={merging ? rosterWords.mergeTitle(shown) : rosterWords.change(shown)}
      open
      isDrawer
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pb-1">
        {merging ? (
          <>
            <FormError sentence={mutation.error} />
            <MergeKeys
              player={player}
              others={others}
              onMerge={(into) =>
                void change(
                  () => ask("POST /api/v1/groups/{group}/players/{player}/merge", whom, { into: into.id }),
                  rosterWords.merged(shown, into.shown),
                )
              }
            />
          </>
        ) : (
          <>
            <PlayerFields
              player={player}
              shifts={shifts}
              members={members}
              today={today}
              hasRotation={hasRotation}
              going={mutation.going}
              error={mutation.error}
              onSave={(wanted, called) =>
                void change(
                  () => ask("PATCH /api/v1/groups/{group}/players/{player}", whom, wanted),
                  rosterWords.saved(called),
                )
              }
            />
            <div className="flex flex-col gap-2 border-line border-t pt-4">
              {merged.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  onClick={() =>
                    void change(
                      () =>
                        ask("DELETE /api/v1/groups/{group}/players/{player}/merge", {
                          group,
                          player: one.id,
                        }),
                      rosterWords.separated(one.shown),
                    )
                  }
                  className={key}
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">{rosterWords.separate(one.shown)}</span>
                </button>
              ))}
              {guests.map((name) => (
                <button
                  key={name}
                  type="button"
                  onClick={() =>
                    void change(
                      () => ask("PUT /api/v1/groups/{group}/guests", { group }, { name, player: null }),
                      rosterWords.isGuestAgain(name),
                    )
                  }
                  className={key}
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {rosterWords.isNotGuest(shown, name)}
                  </span>
                </button>
              ))}
              {merged.length === 0 && (
                <button
                  type="button"
                  onClick={() => {
                    mutation.clear();
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
                    () => ask("PATCH /api/v1/groups/{group}/players/{player}", whom, { retired: !retired }),
                    retired ? rosterWords.isBack(shown) : rosterWords.isRetired(shown),
                  )
                }
                className={key}
              >
                {retired ? rosterWords.restore : rosterWords.retire}
              </button>
              {mayGo && (
                <button
                  type="button"
                  onClick={() =>
                    void change(
                      () => ask("DELETE /api/v1/groups/{group}/players/{player}", whom),
                      rosterWords.removed(shown),
                    )
                  }
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

interface MergeKeysProps {
  readonly player: RosterPlayer;
  readonly others: readonly RosterPlayer[];
  readonly onMerge: (into: RosterPlayer) => void;
}

/** Merges a player with another in one tap; it can be undone. */
function MergeKeys({ player, others, onMerge }: MergeKeysProps) {
  if (others.length === 0) return <p className="text-soft">{rosterWords.noOneElse}</p>;
  return (
    <>
      <p className="text-soft leading-snug">{rosterWords.mergeHint}</p>
      <ul className="pairs grid gap-2">
        {others.map((into) => (
          <li key={into.id} className="min-w-0">
            <button
              type="button"
              aria-label={rosterWords.mergeInto(player.shown, into.shown)}
              onClick={() => onMerge(into)}
              className="key min-h-12 w-full min-w-0 justify-start! px-3 font-semibold"
            >
              <PlayerName name={into.shown} color={into.colour} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

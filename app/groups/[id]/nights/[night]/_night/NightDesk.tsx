"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Trouble } from "@/app/ui/Form";
import { PlayerName } from "@/app/ui/PlayerName";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";
import type { NightLine, RosterPlayer } from "@/lib/protocol/group";
import type { SentOf } from "@/lib/protocol/routes";
import { NightFields } from "../../../_games/NightFields";
import { Picks } from "../../../_games/Picks";
import { useTicks } from "./useTicks";

interface NightDeskProps {
  readonly group: string;
  readonly night: NightLine;
  readonly players: readonly RosterPlayer[];
  readonly mayKeep: boolean;
}

const WORDS = groupGamesWords.nights;

/** Who has bought in and what that comes to, and for its keepers the ticks and the end of the night. */
export function NightDesk({ group, night, players, mayKeep }: NightDeskProps) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const [changing, setChanging] = useState(false);
  const { id, buyIn, unit, endedAt } = night;
  const ticks = useTicks(
    night.paid,
    (player, bought) =>
      ask(
        bought
          ? "POST /api/v1/groups/{group}/nights/{night}/buy-ins"
          : "DELETE /api/v1/groups/{group}/nights/{night}/buy-ins",
        { group, night: id },
        { player },
      ),
    () => router.refresh(),
  );
  const paid = ticks.ticked;
  const buyers = players.filter((player) => paid.includes(player.id));

  const change = async (said: SentOf<"PATCH /api/v1/groups/{group}/nights/{night}">) => {
    if (
      (await deed.run(() =>
        ask("PATCH /api/v1/groups/{group}/nights/{night}", { group, night: id }, said),
      )) === null
    )
      return;
    setChanging(false);
    router.refresh();
  };

  return (
    <>
      <p className="pb-3">
        {buyIn === 0 ? (
          WORDS.free
        ) : (
          <>
            <span className="stamp block text-3xl leading-tight [overflow-wrap:anywhere]">
              {`${WORDS.sum(paid.length * buyIn, unit)} ${WORDS.inAll}`}
            </span>
            <span className="text-soft">{`${WORDS.bought(paid.length)}, ${WORDS.each(buyIn, unit)}`}</span>
          </>
        )}
        <span role="status" className="block min-h-6 text-soft">
          {ticks.going ? WORDS.sending : ""}
        </span>
        {endedAt !== null && <span className="block text-soft">{WORDS.ended}</span>}
      </p>
      {!changing && <Trouble sentence={ticks.trouble ?? deed.trouble} />}
      {mayKeep ? (
        <Picks
          legend={WORDS.who}
          players={players}
          picked={paid}
          onPicked={(picked) => {
            const came = picked.find((one) => !paid.includes(one));
            const went = paid.find((one) => !picked.includes(one));
            if (came !== undefined) ticks.tick(came, true);
            else if (went !== undefined) ticks.tick(went, false);
          }}
        />
      ) : (
        <section aria-label={WORDS.boughtIn}>
          <h3 className="pb-1 font-semibold">{WORDS.boughtIn}</h3>
          <ul className="pairs grid gap-x-4">
            {buyers.map((player) => (
              <li key={player.id} className="min-h-9 min-w-0">
                <PlayerName name={player.shown} colour={player.colour} />
              </li>
            ))}
          </ul>
          {buyers.length === 0 && <p className="text-soft">{WORDS.nobody}</p>}
        </section>
      )}
      {mayKeep && (
        <div className="flex flex-wrap gap-2 pt-4">
          <button
            type="button"
            aria-disabled={deed.going}
            onClick={() => void change({ ended: endedAt === null })}
            className="plate min-h-14 flex-1 px-4 font-semibold"
          >
            {endedAt === null ? WORDS.end : WORDS.goOn}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              deed.clear();
              setChanging(true);
            }}
            className="plate min-h-14 flex-1 px-4 font-semibold"
          >
            {WORDS.change}
          </button>
        </div>
      )}
      <Sheet title={WORDS.change} open={changing} onClose={() => setChanging(false)}>
        <NightFields night={night} done={WORDS.save} trouble={deed.trouble} onDone={change} />
      </Sheet>
    </>
  );
}

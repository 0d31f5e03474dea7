"use client";

import { useEffect, useState } from "react";
import { BareField } from "@/app/ui/BareField";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { ask } from "@/lib/client/ask";
import { MAX_NAME_LENGTH, type Refusal } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";
import { moreSheetWords } from "@/lib/messages/sheets";
import type { OpenTable } from "@/lib/protocol/entry";
import { foldName, readTypedNames, seenName } from "@/lib/protocol/names";
import { awayFrom, freshSeat, gapsAt } from "@/lib/views/seating";
import type { Seated } from "../seated";
import { Choice } from "./Choice";

interface JoinPageProps {
  readonly table: OpenTable;
  /** Why no one can join; null if a player can. */
  readonly full: Refusal | null;
  readonly onJoin: (...join: Parameters<Seated["tap"]>) => void;
}

const WORDS = moreSheetWords.join;

interface RosterNamesProps {
  readonly group: string;
  /** Names at the table, which are left out. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
}

/** The group's roster: a tap enters the name. Without a connection, the name is typed. */
function RosterNames({ group, taken, onName }: RosterNamesProps) {
  const [roster, setRoster] = useState<readonly string[]>([]);
  useEffect(() => {
    let open = true;
    ask("GET /api/v1/groups/{group}/players", { group }).then(
      (read) =>
        open && read.ok && setRoster(read.players.flatMap(({ shown, retired }) => (retired ? [] : [shown]))),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [group]);
  const seated = new Set(taken.map(foldName));
  const free = roster.filter((name) => !seated.has(foldName(name)));
  if (free.length === 0) return null;
  return (
    <ul aria-label={WORDS.roster} className="pairs grid half-row gap-2 [--most:30dvh] p-0.5">
      {free.map((name) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            onClick={() => onName(name)}
            className="key min-h-12 w-full px-3 font-semibold"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Adds a player of the roster or a guest with a seat, or brings back a player who left in one tap. */
export function JoinPage({ table, full, onJoin }: JoinPageProps) {
  const { names, group } = table;
  const gaps = gapsAt(table);
  const away = awayFrom(table);
  const [typed, setTyped] = useState("");
  const [seat, setSeat] = useState(gaps[0]?.seat ?? 0);
  const name = seenName(typed);
  const read = readTypedNames([name], Object.values(names));
  const nameOf = (player: string) => names[player] ?? player;
  return (
    <Form
      onSend={() => read.ok && !full && onJoin({ do: "join", player: freshSeat(table), seat }, read.value[0])}
    >
      {full ? (
        <p className="leading-snug">{sayRefusal(full, names)}</p>
      ) : (
        <>
          <BareField
            name={WORDS.name}
            value={typed}
            mostCharacters={MAX_NAME_LENGTH}
            onType={setTyped}
            className="text-lead"
          />
          {group && <RosterNames group={group.id} taken={Object.values(names)} onName={setTyped} />}
          <FormError sentence={name === "" || read.ok ? null : sayRefusal(read.refusal, names)} />
          <Choice
            legend={WORDS.where}
            options={gaps.map((gap) => ({
              value: gap.seat,
              label: WORDS.between(nameOf(gap.left), nameOf(gap.right)),
            }))}
            chosen={seat}
            onChoose={setSeat}
            width="sentences"
          />
          <SubmitKey look="sheet" ready={read.ok}>
            {name === "" ? WORDS.nameFirst : WORDS.save(name)}
          </SubmitKey>
        </>
      )}
      {away.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{WORDS.back}</legend>
          <p className="pb-2 text-soft text-small">{WORDS.backHint}</p>
          <ul className="pairs grid gap-2">
            {away.map((player) => (
              <li key={player} className="min-w-0">
                <button
                  type="button"
                  onClick={() => onJoin({ do: "join", player })}
                  className="key min-h-14 w-full px-3 font-semibold"
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">{WORDS.rejoin(nameOf(player))}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </Form>
  );
}

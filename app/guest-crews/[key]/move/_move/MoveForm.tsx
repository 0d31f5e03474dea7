"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { SelectField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { dutyWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords, moveWords } from "@/lib/messages/night";
import type { Shift } from "@/lib/protocol/entry";
import type { MovableTable, TablePerson } from "@/lib/protocol/moving";

interface MoveFormProps {
  /** Any game the crew started. */
  readonly crew: string;
  readonly group: { readonly id: string; readonly name: string };
  /** The groups to choose from. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly MovableTable[];
  /** True if more tables remain; the form repeats for them. */
  readonly more: boolean;
  /** The group's roster. */
  readonly roster: readonly { readonly id: string; readonly shown: string }[];
  /** The shifts of a crew. */
  readonly shifts: readonly Shift[];
  /** True if the rotation or a shift set by hand can say which one a date has. */
  readonly isDated: boolean;
  /** True if the user manages the group's roster. */
  readonly canAdd: boolean;
}

/** Special values of the player select: not on the roster; a new entry. */
const GUEST = "";
const NEW = "new";

/** Special values of the shift: each game that of its date; none. */
const BY_DATE = "by-date";
const NO_SHIFT = "none";

const keyOf = (name: string): string => name.toLowerCase();

/** Chooses a group, matches players to its roster, and moves the games. */
export function MoveForm(props: MoveFormProps) {
  const { crew, group, groups, tables, more, roster, shifts, isDated, canAdd } = props;
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const people = together(tables);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [shift, setShift] = useState(isDated ? BY_DATE : NO_SHIFT);
  const choiceOf = ({ name, player }: TablePerson): string => chosen.get(keyOf(name)) ?? player ?? GUEST;
  /** Progress before a refusal: tables already moved, and people already added to the roster. */
  const moved = useRef({ tables: new Set<string>(), people: new Set<string>() });
  const games = tables.reduce((sum, one) => sum + one.games, 0);

  const send = async () => {
    for (const { id, people: there } of tables) {
      if (moved.current.tables.has(id)) continue;
      const choices = there.map((person) => ({ name: person.name, choice: choiceOf(whoIs(people, person)) }));
      const isNew = ({ name, choice }: (typeof choices)[number]) =>
        choice === NEW && !moved.current.people.has(keyOf(name));
      const done = await mutation.run(() =>
        ask(
          "POST /api/v1/tables/{table}/move",
          { table: id },
          {
            group: group.id,
            // New people have an id once they are on the roster.
            people: choices.flatMap(({ name, choice }) =>
              choice === NEW ? [] : [{ name, player: choice || null }],
            ),
            add: choices.filter(isNew).map(({ name }) => name),
            ...(shift !== BY_DATE && { season: shift === NO_SHIFT ? null : shift }),
          },
        ),
      );
      if (done === null) return;
      for (const { name } of choices.filter(isNew)) moved.current.people.add(keyOf(name));
      moved.current.tables.add(id);
    }
    if (more) router.refresh();
    else router.replace(`/groups/${group.id}`);
  };

  return (
    <Form onSend={() => void send()}>
      {groups.length > 1 && (
        <OneOf
          legend={moveWords.which}
          options={groups.map(({ id, name }) => ({ value: id, name }))}
          chosen={group.id}
          onChoose={(id) => router.replace(`/guest-crews/${crew}/move?group=${id}`)}
        />
      )}
      <p className="text-soft">{moveWords.hint(games)}</p>
      <section aria-labelledby="who" className="flex flex-col gap-4">
        <div>
          <h2 id="who" className="stamp text-large leading-tight">
            {moveWords.who}
          </h2>
          <p className="text-small text-soft">{moveWords.whoHint}</p>
        </div>
        {people.map((person) => {
          const { name } = person;
          const choice = choiceOf(person);
          const twin = people.find(
            (other) => other !== person && choice !== GUEST && choice !== NEW && choiceOf(other) === choice,
          );
          return (
            <SelectField
              key={keyOf(name)}
              label={`${name}, ${moveWords.at(person.games)}`}
              hint={twin && moveWords.twice(name, twin.name)}
              value={choice}
              options={[
                { value: GUEST, label: moveWords.guest },
                ...(canAdd ? [{ value: NEW, label: moveWords.add }] : []),
                ...roster.map(({ id, shown }) => ({ value: id, label: shown })),
              ]}
              onChoose={(value) => setChosen((before) => new Map(before).set(keyOf(name), value))}
            />
          );
        })}
      </section>
      {shifts.length > 1 && (
        <OneOf
          legend={dutyWords.move.title}
          options={[
            ...(isDated ? [{ value: BY_DATE, name: dutyWords.move.byDate }] : []),
            ...shifts.map(({ id, name }) => ({ value: id, name: groupGamesWords.shiftCalled(name) })),
            { value: NO_SHIFT, name: dutyWords.move.none },
          ]}
          chosen={shift}
          onChoose={setShift}
          inRow
        />
      )}
      <FormError sentence={mutation.error} />
      <SubmitKey look="sheet" ready={!mutation.going && games > 0} going={mutation.going}>
        {mutation.going ? moveWords.moving : moveWords.move(group.name)}
      </SubmitKey>
    </Form>
  );
}

/** Every name at any of the tables, once, most frequent first. */
function together(tables: readonly MovableTable[]): readonly TablePerson[] {
  const all = new Map<string, TablePerson>();
  for (const person of tables.flatMap(({ people }) => people)) {
    const before = all.get(keyOf(person.name));
    all.set(keyOf(person.name), {
      name: before?.name ?? person.name,
      games: (before?.games ?? 0) + person.games,
      player: before?.player ?? person.player,
    });
  }
  return [...all.values()].toSorted((one, other) => other.games - one.games);
}

const whoIs = (people: readonly TablePerson[], { name }: TablePerson): TablePerson =>
  people.find((person) => keyOf(person.name) === keyOf(name)) as TablePerson;

"use client";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { moveWords } from "@/lib/messages/night";
import { sayCrew } from "@/lib/messages/start";
import { MAX_GROUP_NAME_LENGTH } from "@/lib/protocol/membership";

interface MakeGroupProps {
  /** The crew's names. */
  readonly names: readonly string[];
  /** The tables that move along. */
  readonly tables: readonly string[];
  /** The kind of game of the group. */
  readonly game: string;
  /** True if a lost game means dishes. */
  readonly washing: boolean;
}

/** Makes a crew a group with its people and its games, in one tap. */
export function MakeGroup({ names, tables, game, washing }: MakeGroupProps) {
  const router = useRouter();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  /** Progress before a refusal: the group, and tables already moved. */
  const done = useRef({ group: "", tables: new Set<string>() });
  const make = async () => {
    const made = await run(async () => {
      if (done.current.group === "") {
        const created = await ask(
          "POST /api/v1/groups",
          {},
          {
            name: sayCrew(names, 2).slice(0, MAX_GROUP_NAME_LENGTH),
            kind: washing ? "crew" : "friends",
            game,
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          },
        );
        if (!created.ok) return created;
        done.current.group = created.id;
      }
      const { group } = done.current;
      for (const table of tables) {
        if (done.current.tables.has(table)) continue;
        const listed = await ask("GET /api/v1/tables/{table}/people", { table }, { group });
        if (!listed.ok) return listed;
        const add = listed.people.flatMap(({ name, player }) => (player === null ? name : []));
        const moved = await ask("POST /api/v1/tables/{table}/move", { table }, { group, people: [], add });
        if (!moved.ok) return moved;
        done.current.tables.add(table);
      }
      return { ok: true };
    });
    if (made !== null) router.push(`/groups/${done.current.group}`);
  };
  return (
    <div className="pt-3">
      <button
        type="button"
        aria-disabled={going}
        onClick={() => void make()}
        className="key key-next min-h-16 w-full flex-col px-4 py-2 leading-tight"
      >
        <span className="font-semibold text-lead">{going ? moveWords.making : moveWords.makeGroup}</span>
        <span className="text-small">{moveWords.makeGroupHint}</span>
      </button>
      <FormError sentence={error} className="pt-2" />
    </div>
  );
}

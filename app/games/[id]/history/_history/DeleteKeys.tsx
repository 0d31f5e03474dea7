"use client";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { ask } from "@/lib/client/ask";
import { deleteWords } from "@/lib/messages/sheets";
import type { Deletable } from "@/lib/protocol/deleted";
import { DeletePage } from "../../_delete/DeletePage";
import { UntilWhen } from "../../_delete/UntilWhen";
import { useDelete } from "../../_delete/useDelete";

interface DeleteKeysProps {
  readonly game: string;
  /** The table's group; null for guests. */
  readonly group: string | null;
  /** The table's data, if it can be deleted with the game; null otherwise. */
  readonly table: Deletable | null;
}

const KEY = "key min-h-14 px-4 font-semibold [overflow-wrap:anywhere]";

/** For the scorekeeper: deletes this game, or the table with all its games. */
export function DeleteKeys({ game, group, table }: DeleteKeysProps) {
  const [asking, setAsking] = useState<"game" | "table" | null>(null);
  const close = () => setAsking(null);
  return (
    <Section
      id="delete"
      heading={deleteWords.mistake}
      look="label"
      className="mt-4 border-line border-t pt-4"
    >
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" aria-haspopup="dialog" onClick={() => setAsking("game")} className={KEY}>
          {deleteWords.game.open}
        </button>
        {table && (
          <button type="button" aria-haspopup="dialog" onClick={() => setAsking("table")} className={KEY}>
            {deleteWords.table.open(table.games)}
          </button>
        )}
      </div>
      <Sheet title={deleteWords.game.title} open={asking === "game"} onClose={close}>
        <DeletePage game={game} group={group} onClose={close} />
      </Sheet>
      {table && (
        <Sheet title={deleteWords.table.title(table.name)} open={asking === "table"} onClose={close}>
          <DeleteTable game={game} group={group} table={table} onClose={close} />
        </Sheet>
      )}
    </Section>
  );
}

interface DeleteTableProps extends DeleteKeysProps {
  readonly table: Deletable;
  readonly onClose: () => void;
}

function DeleteTable({ game, group, table, onClose }: DeleteTableProps) {
  const deletion = useDelete(game, group);
  return (
    <Confirm
      yes={deleteWords.table.now}
      no={deleteWords.no}
      going={deletion.going}
      error={deletion.error}
      onYes={() => void deletion.go(() => ask("DELETE /api/v1/tables/{table}", { table: table.id }))}
      onNo={onClose}
    >
      <p>{deleteWords.table.hint(table.games)}</p>
      <UntilWhen group={group} />
    </Confirm>
  );
}

import { Confirm } from "@/app/ui/Confirm";
import { ask } from "@/lib/client/ask";
import { deleteWords } from "@/lib/messages/sheets";
import { UntilWhen } from "./UntilWhen";
import { useDelete } from "./useDelete";

interface DeletePageProps {
  readonly game: string;
  /** The table's group; null for guests. */
  readonly group: string | null;
  readonly onClose: () => void;
}

/** Deletes a game after a confirmation that says what happens. */
export function DeletePage({ game, group, onClose }: DeletePageProps) {
  const deletion = useDelete(game, group);
  return (
    <Confirm
      yes={deleteWords.game.now}
      no={deleteWords.no}
      going={deletion.going}
      error={deletion.error}
      onYes={() => void deletion.go(() => ask("DELETE /api/v1/games/{game}", { game }))}
      onNo={onClose}
    >
      <p>{deleteWords.game.hint}</p>
      <UntilWhen group={group} />
    </Confirm>
  );
}

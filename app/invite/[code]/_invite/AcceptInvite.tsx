"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Form, FormError } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import type { FreePlayer } from "@/lib/protocol/membership";
import { foldName } from "@/lib/protocol/names";

interface AcceptInviteProps {
  readonly code: string;
  /** The account's name. */
  readonly account: string;
  /** Roster players the user can identify as; null if there is nothing to choose. */
  readonly players: readonly FreePlayer[] | null;
}

const WORDS = groupWords.invitation;
const NEW = "";
const FIELD = "player";

/** Joins the group; if the roster has players without an account, the user can choose one. */
export function AcceptInvite({ code, account, players }: AcceptInviteProps) {
  const router = useRouter();
  const [player, setPlayer] = useState(
    () => players?.find(({ name }) => foldName(name) === foldName(account))?.id ?? NEW,
  );
  const mutation = useMutation(groupWords.noAnswer);
  const form = useRef<HTMLFormElement>(null);
  const join = async () => {
    // A choice before hydration is in the form, not in the state.
    const shown = form.current && new FormData(form.current).get(FIELD);
    const chosen = typeof shown === "string" ? shown : NEW;
    setPlayer(chosen);
    const joined = await mutation.run(() =>
      ask("POST /api/v1/invitations", {}, { code, ...(chosen !== NEW && { player: chosen }) }),
    );
    // Replaces the history entry, so that the code does not stay in it.
    if (joined) router.replace(`/groups/${joined.group}`);
    // The player may have been claimed meanwhile.
    else router.refresh();
  };
  return (
    <Form ref={form} className="flex-1 gap-5" onSend={() => void join()}>
      {players && players.length > 0 && (
        <OneOf
          legend={WORDS.who}
          field={FIELD}
          options={[
            { value: NEW, name: WORDS.isNew },
            ...players.map(({ id, name }) => ({ value: id, name: WORDS.am(name) })),
          ]}
          chosen={player}
          onChoose={setPlayer}
        />
      )}
      <div className="sticky bottom-0 short:static mt-auto flex flex-col gap-3 bg-table pt-3 pb-1">
        <p className="text-small text-soft [overflow-wrap:anywhere]">{WORDS.signedInAs(account)}</p>
        <FormError sentence={mutation.error} />
        <button
          type="button"
          aria-disabled={mutation.going}
          onClick={() => void join()}
          className="key key-next stamp min-h-18 text-title"
        >
          {mutation.going ? WORDS.joining : WORDS.join}
        </button>
      </div>
    </Form>
  );
}

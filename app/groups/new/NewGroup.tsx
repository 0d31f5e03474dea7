"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { useAboveKeyboard } from "@/app/ui/useAboveKeyboard";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { type GroupKind, MAX_GROUP_NAME_LENGTH } from "@/lib/protocol/membership";
import { games, kinds, zones } from "../choices";

const WORDS = groupWords.make;

/** A group's name, kind and time zone; then it opens the group's page. */
export function NewGroup() {
  const router = useRouter();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<GroupKind>("crew");
  const [game, setGame] = useState(games()[0]?.value ?? "");
  const [zone, setZone] = useState("UTC");
  const [unnamed, setUnnamed] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const mutation = useMutation(groupWords.noAnswer);

  // Only the browser knows it; the server renders the page first.
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);

  const make = async () => {
    setUnnamed(name.trim() === "");
    if (name.trim() === "") return;
    const made = await mutation.run(() =>
      ask("POST /api/v1/groups", {}, { name, kind, game, time_zone: zone }),
    );
    if (made) router.replace(`/groups/${made.id}`);
  };

  return (
    <Form
      onSend={() => void make()}
      className="mx-auto min-h-dvh max-w-xl px-4 pt-[env(safe-area-inset-top)]"
    >
      <PageHeader href="/" label={groupWords.home}>
        <PageTitle>{WORDS.title}</PageTitle>
      </PageHeader>
      <div className="flex flex-1 flex-col gap-6 pb-6">
        <p className="text-soft">{WORDS.why}</p>
        <TextField
          label={WORDS.name}
          value={name}
          placeholder={WORDS.namePlaceholder}
          mostCharacters={MAX_GROUP_NAME_LENGTH}
          onType={setName}
        />
        <OneOf legend={WORDS.kind} options={kinds()} chosen={kind} onChoose={setKind} />
        <SelectField
          label={WORDS.game}
          hint={WORDS.gameHint}
          value={game}
          options={games()}
          onChoose={setGame}
        />
        <SelectField
          label={WORDS.timeZone}
          hint={WORDS.timeZoneHint}
          value={zone}
          options={zones(zone)}
          onChoose={setZone}
        />
      </div>
      <div
        ref={bar}
        className="sticky bottom-0 short:static -mx-4 flex flex-col gap-3 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <FormError sentence={unnamed ? WORDS.noName : mutation.error} />
        <SubmitKey look="page" going={mutation.going}>
          {mutation.going ? WORDS.making : WORDS.done}
        </SubmitKey>
      </div>
    </Form>
  );
}

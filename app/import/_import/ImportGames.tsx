"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { DayField, SelectField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { useAboveKeyboard } from "@/app/ui/useAboveKeyboard";
import { useMutation } from "@/app/ui/useMutation";
import { type Answer, ask } from "@/lib/client/ask";
import type { Counted } from "@/lib/protocol/imports/importedGames";
import type { AnswerOf, SentOf } from "@/lib/protocol/routes";
import { Preview } from "./Preview";
import { useOpenedFile } from "./useOpenedFile";

type Option = { readonly value: string; readonly label: string };

interface ImportGamesProps {
  /** The server hands the page its words, so that no other page carries them. */
  readonly words: Readonly<Record<string, string>> & typeof import("@/lib/messages/imports").importWords;
  /** The chosen group; "" for none. */
  readonly group: string;
  readonly groups: readonly Option[];
  readonly games: readonly Option[];
  readonly game: string;
  readonly today: string;
  /** The group's roster. */
  readonly players: readonly Option[];
  /** The text at the start. */
  readonly shared: string;
}

type Previewed = AnswerOf<"POST /api/v1/imports/preview">;

/** The server's limit, in bytes: a larger file is not read. */
const MAX_BYTES = 3 * 1024 * 1024;

/** The same for a group's archive. */
const MAX_ARCHIVE_BYTES = 30 * 1024 * 1024;

/** A request may be longer than what a browser sends while a page closes. */
const LONG = { keepalive: false };

/** Takes a file or a text, shows what an import would store, and stores it. */
export function ImportGames(page: ImportGamesProps) {
  const { words, group, groups, games, today, players, shared } = page;
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const mutation = useMutation(words.noAnswer);
  const [text, setText] = useState(shared);
  const [file, setFile] = useState<string | null>(null);
  const [game, setGame] = useState(page.game);
  const [counted, setCounted] = useState<Counted | "">("");
  const [day, setDay] = useState(today);
  const [preview, setPreview] = useState<Previewed | null>(null);
  const [people, setPeople] = useState<Readonly<Record<string, string | null>>>({});
  const [tooLong, setTooLong] = useState(false);

  const take = async (given: File | undefined) => {
    if (given === undefined) return;
    setPreview(null);
    const isArchive = given.name.endsWith(".jsonl");
    const isTooLong = given.size > (isArchive ? MAX_ARCHIVE_BYTES : MAX_BYTES);
    setTooLong(isTooLong);
    if (isTooLong) return;
    setFile(given.name === "" ? null : given.name);
    setText(await given.text());
  };
  useOpenedFile((given) => void take(given));

  const sent = (): SentOf<"POST /api/v1/imports"> => ({
    text,
    game,
    ...(group !== "" && { group }),
    ...(counted !== "" && { counted }),
    ...(day !== "" && { day }),
    ...(group !== "" && { people: Object.entries(people).map(([name, player]) => ({ name, player })) }),
  });
  const isGroup = /^\s*\{"format":"dice-group\//.test(text);
  const storeGroup = async () => {
    const done = await mutation.run<{ readonly id: string }>(
      () => ask("POST /api/v1/imports/group", {}, { text }, LONG) as Promise<Answer<{ readonly id: string }>>,
    );
    if (done) router.replace(`/groups/${done.id}`);
  };
  const check = async () => {
    const done = await mutation.run(() => ask("POST /api/v1/imports/preview", {}, sent(), LONG));
    if (done) setPreview(done);
  };
  const store = async () => {
    const done = await mutation.run<{ readonly games: readonly string[] }>(
      () =>
        ask("POST /api/v1/imports", {}, sent(), LONG) as Promise<
          Answer<{ readonly games: readonly string[] }>
        >,
    );
    if (!done) return;
    const [only] = done.games;
    router.replace(group !== "" ? `/groups/${group}/games` : `/games/${only}/history`);
  };
  const fresh = preview?.games.filter(({ there }) => there === null).length ?? 0;
  const change = () => {
    setPreview(null);
    mutation.clear();
  };

  const send = async () => {
    if (text.trim() === "") return;
    if (isGroup) await storeGroup();
    else if (preview === null) await check();
    else if (fresh > 0) await store();
    else change();
  };
  const label = () => {
    if (isGroup) return mutation.going ? words.saving : words.saveGroup;
    if (preview === null) return mutation.going ? words.checking : words.check;
    if (fresh === 0) return words.another;
    return mutation.going ? words.saving : words.save;
  };

  return (
    <Form
      onSend={() => void send()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      className="mx-auto min-h-dvh max-w-xl px-4 pt-[env(safe-area-inset-top)]"
    >
      <PageHeader href={group === "" ? "/" : `/groups/${group}`} label={words.home}>
        <PageTitle>{words.title}</PageTitle>
      </PageHeader>
      <div className="flex flex-1 flex-col gap-6 pb-6">
        {preview === null ? (
          <>
            <p className="text-soft">{words.hint}</p>
            <label className="key min-h-16 flex-col px-4 py-2 focus-within:outline-2">
              <span className="font-semibold">{words.file}</span>
              <span className="text-small text-soft [overflow-wrap:anywhere]">{file ?? words.drop}</span>
              <input
                type="file"
                className="sr-only"
                onChange={({ target }) => {
                  void take(target.files?.[0]);
                  target.value = "";
                }}
              />
            </label>
            <label className="flex flex-col gap-1.5 font-semibold">
              {words.paste}
              <textarea
                value={text}
                rows={6}
                spellCheck={false}
                onChange={({ target }) => {
                  setText(target.value);
                  setFile(null);
                }}
                className="w-full rounded-xl border border-edge bg-raised px-4 py-3 font-normal text-base text-ink"
              />
            </label>
            {isGroup && <p>{words.aGroup}</p>}
            {!isGroup && groups.length > 1 && (
              <SelectField
                label={words.group}
                value={group}
                options={groups}
                onChoose={(id) => {
                  setPeople({});
                  router.replace(id === "" ? "/import" : `/import?group=${id}`);
                }}
              />
            )}
            {!isGroup && (
              <>
                <SelectField label={words.game} value={game} options={games} onChoose={setGame} />
                <SelectField<Counted | "">
                  label={words.numbers}
                  value={counted}
                  options={[
                    { value: "", label: words.likeliest },
                    { value: "each-round", label: words.eachRound },
                    { value: "total", label: words.total },
                    { value: "left", label: words.left },
                  ]}
                  onChoose={setCounted}
                />
                <DayField label={words.day} value={day} from="2000-01-01" to={today} onDay={setDay} />
              </>
            )}
          </>
        ) : (
          <Preview
            words={words}
            preview={preview}
            players={players}
            people={people}
            onPerson={(name, player) => setPeople({ ...people, [name]: player })}
          />
        )}
      </div>
      <div
        ref={bar}
        className="sticky bottom-0 short:static -mx-4 flex flex-col gap-3 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <FormError sentence={tooLong ? words.tooLong : mutation.error} />
        {preview !== null && fresh > 0 && (
          <button type="button" onClick={change} className="key min-h-14 px-4 font-semibold">
            {words.another}
          </button>
        )}
        <SubmitKey look="page" ready={text.trim() !== ""} going={mutation.going}>
          {label()}
        </SubmitKey>
      </div>
    </Form>
  );
}

"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { DeleteKey } from "@/app/groups/DeleteKey";
import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { ownRules } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { groupWords, presetWords } from "@/lib/messages/group";
import { rulesPath } from "@/lib/protocol/houseLink";
import { CompareTwo } from "../../_rules/CompareTwo";
import type { PresetDraft } from "../../_rules/PresetFields";
import { type HouseSet, USUAL } from "../../_rules/sets";

const PresetFields = lazy(async () => (await import("../../_rules/PresetFields")).PresetFields);

interface PresetKeysProps {
  readonly group: string;
  readonly game: string;
  readonly set: HouseSet;
  /** All saved rules of the same game, including this one. */
  readonly sets: readonly HouseSet[];
  readonly may: { readonly play: boolean; readonly keep: boolean; readonly delete: boolean };
  /** An additional key. */
  readonly children: React.ReactNode;
}

const KEY = "key min-h-14 px-3 text-center font-semibold leading-tight";

/** Actions for saved rules: play, change, share, compare, print, delete. */
export function PresetKeys({ group, game, set, sets, may, children }: PresetKeysProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [asked, setAsked] = useState<"change" | "share" | null>(null);
  const [draft, setDraft] = useState<PresetDraft | null>(null);
  const [message, setMessage] = useState("");
  const close = () => setAsked(null);
  const usual = set.key === USUAL;
  const own = ownRules(game) !== null;
  return (
    <div className="pb-6 print:hidden">
      {may.play && (
        <Link
          href={{ pathname: "/new", query: { group, ...(!usual && { house: set.key }) } }}
          prefetch={false}
          className="key key-next mb-2 min-h-14 px-4 font-semibold text-lead"
        >
          {presetWords.play}
        </Link>
      )}
      <div className="pairs grid gap-2">
        {may.keep && usual && (
          <Link href={{ pathname: `/groups/${group}/settings` }} prefetch={false} className={KEY}>
            {presetWords.change}
          </Link>
        )}
        {own && (
          <button
            type="button"
            onClick={() => void openOwn(game, may.keep ? { group, preset: set.key } : null)}
            className={KEY}
          >
            {may.keep ? presetWords.change : presetWords.share}
          </button>
        )}
        {may.keep && !usual && !own && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              mutation.clear();
              setMessage("");
              setAsked("change");
            }}
            className={KEY}
          >
            {presetWords.change}
          </button>
        )}
        {!own && (
          <>
            <button type="button" aria-haspopup="dialog" onClick={() => setAsked("share")} className={KEY}>
              {presetWords.share}
            </button>
            <CompareTwo game={game} sets={sets} from={set.key} className={KEY} />
          </>
        )}
        {children}
        {may.delete && (
          <DeleteKey
            label={presetWords.delete}
            title={presetWords.deleteTitle(set.name)}
            now={presetWords.deleteNow}
            send={() => ask("DELETE /api/v1/groups/{group}/presets/{preset}", { group, preset: set.key })}
            onDeleted={() => router.replace(`/groups/${group}/rules`)}
            className={KEY}
          >
            <p>{presetWords.deleteHint}</p>
          </DeleteKey>
        )}
      </div>
      <p role="status" className={message === "" ? "sr-only" : "pt-3 text-good"}>
        {message}
      </p>
      <Sheet title={presetWords.changeTitle(set.name)} open={asked === "change"} onClose={close}>
        <PresetFields
          first={{ game, name: set.name, house: set.house }}
          draft={draft}
          onDraft={setDraft}
          mutation={mutation}
          onSave={async ({ name, house }) => {
            if (
              !(await mutation.run(() =>
                ask(
                  "PATCH /api/v1/groups/{group}/presets/{preset}",
                  { group, preset: set.key },
                  { name, house },
                ),
              ))
            )
              return;
            close();
            setDraft(null);
            setMessage(presetWords.saved);
            router.refresh();
          }}
        />
      </Sheet>
      <Sheet title={presetWords.shareTitle(set.name)} open={asked === "share"} onClose={close}>
        <ShownLink
          url={
            asked === "share"
              ? `${window.location.origin}${rulesPath(game, set.house, usual ? "" : set.name)}`
              : ""
          }
          how={presetWords.shareHow}
          words={{ ...deskWords.link, qr: presetWords.qr }}
        />
      </Sheet>
    </div>
  );
}

/** Opens the page of an own game, which shares and changes it. Its changes can replace the group's version. */
async function openOwn(
  game: string,
  at: { readonly group: string; readonly preset: string } | null,
): Promise<void> {
  const { ownGameLink } = await import("@/lib/client/ownGame/link");
  const query = at === null ? "" : `?${new URLSearchParams(at)}`;
  location.assign((await ownGameLink(game, "")).replace("#", `${query}#`));
}

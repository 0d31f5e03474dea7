import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { linkPreview } from "@/app/_share/linkPreview";
import { PlainPage } from "@/app/_start/PlainPage";
import { lettersOf } from "@/app/ui/letters";
import { When } from "@/app/ui/When";
import { joinWords as WORDS } from "@/lib/messages/group";
import { sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { readVisitor } from "@/lib/server/identity/visitor";
import { followLink } from "@/lib/server/table/links/followLink";
import { sayPlaying } from "../sayPlaying";
import { JoinTable } from "./_join/JoinTable";

interface JoinPageProps {
  readonly params: Promise<{ readonly token: string }>;
}

const MAX_NAMES = 8;

/** Cached: both metadata and page call it. */
const follow = cache(async (token: string) => {
  const visitor = await readVisitor(await cookies());
  return { visitor, followed: await followLink({ headers: await headers() }, visitor, token) };
});

/** The link's preview in chats: its purpose and the current game, with a picture. It contains no names. */
export async function generateMetadata({ params }: JoinPageProps): Promise<Metadata> {
  const { token } = await params;
  const robots = { index: false, follow: false };
  const { followed } = await follow(token);
  if (!followed.ok) return { title: WORDS.notFound.title, robots };
  const { kind, playing, mark } = followed.value;
  const title = WORDS[kind].preview(playing && gameName(playing.game));
  const description = playing ? sayPlaying(playing) : WORDS[kind].how;
  const url = `${await originForOthers()}/join/${token}`;
  return {
    ...linkPreview({ title, description, url, picture: `?v=${mark}`, type: "website" }),
    robots,
  };
}

/**
 * The target of a table link. Opening it grants nothing: joining takes a tap. A visitor who already has these
 * rights is redirected to the table.
 */
export default async function JoinPage({ params }: JoinPageProps) {
  const { token } = await params;
  const { visitor, followed } = await follow(token);
  if (!followed.ok && followed.refusal.code === "too-many") return <PlainPage {...WORDS.tooMany} />;
  if (!followed.ok) notFound();
  const { kind, already, group, table, felt, playing } = followed.value;
  if (already !== null) redirect(`/tables/${already}`);
  const words = WORDS[kind];
  const free = kind === "sit" && playing && !playing.over ? playing.free : [];
  const title = group ?? (playing ? gameName(playing.game) : table) ?? "";
  // A player who finds their name needs no instructions.
  const how = <p className="text-lead leading-snug">{words.how}</p>;
  return (
    <main
      data-felt={felt}
      className="mx-auto flex min-h-dvh max-w-md flex-col gap-5 flat:max-w-4xl flat:grid flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:gap-x-6 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="felt @container flat:sticky flat:top-4 flat:row-span-3 flat:self-start flex min-h-[34dvh] low:min-h-[22dvh] flex-col justify-end gap-2 p-6">
        <p className="text-felt-soft text-lead">{words.asked}</p>
        <h1 className={`stamp text-balance ${lettersOf(title)} leading-[0.95] [overflow-wrap:anywhere]`}>
          {title}
        </h1>
        {group !== null && table !== null && <p className="text-lead [overflow-wrap:anywhere]">{table}</p>}
        {/* If all of them are on keys, the sentence omits them. */}
        {playing && free.length < playing.names.length && (
          <p className="text-lead leading-snug [overflow-wrap:anywhere]">
            {sayCrew(playing.names, MAX_NAMES)}
          </p>
        )}
        <p className="text-felt-soft">
          {playing === null ? (
            WORDS.nothingOn
          ) : (
            <>
              {group !== null && `${gameName(playing.game)}, `}
              {playing.over ? (
                WORDS.over
              ) : (
                <>
                  {WORDS.since} <When at={playing.since} as="moment" />
                </>
              )}
            </>
          )}
        </p>
      </div>
      {free.length === 0 && how}
      <JoinTable
        token={token}
        kind={kind}
        playing={kind === "sit" && !playing?.over ? playing : null}
        account={visitor.account?.name ?? null}
      />
    </main>
  );
}

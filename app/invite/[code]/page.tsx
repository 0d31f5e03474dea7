import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PlainPage } from "@/app/_start/PlainPage";
import { lettersOf } from "@/app/ui/letters";
import { groupWords, sayInvited } from "@/lib/messages/group";
import { followInvitation } from "@/lib/server/groups/inviteRateLimit";
import { readVisitor } from "@/lib/server/identity/visitor";
import { AcceptInvite } from "./_invite/AcceptInvite";

const WORDS = groupWords.invitation;

export const generateMetadata = (): Metadata => ({ title: WORDS.title, robots: { index: false } });

interface InvitePageProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** The target of an invitation link. Opening it uses up nothing, so a link preview cannot spend it. */
export default async function InvitePage({ params }: InvitePageProps) {
  const { code } = await params;
  const visitor = await readVisitor(await cookies());
  const followed = await followInvitation({ headers: await headers() }, visitor, code);
  if (!followed.ok && followed.refusal.code === "too-many") return <PlainPage {...WORDS.tooMany} />;
  if (!followed.ok) notFound();
  const opened = followed.value;
  if (opened.opened === "belongs")
    return (
      <Felt title={WORDS.belongs} group={opened.name} after="">
        <p>{WORDS.belongsAs(opened.role)}</p>
        <Link href={`/groups/${opened.group}`} className="key key-next min-h-16 font-semibold text-lead">
          {WORDS.toGroup}
        </Link>
      </Felt>
    );
  const { group, role, players } = opened.offer;
  return (
    <Felt title={WORDS.to} group={group} after={WORDS.as(role)} whole={sayInvited(group, role)}>
      <p className="text-soft">{groupWords.roles[role].means}</p>
      {visitor.account ? (
        <AcceptInvite code={code} account={visitor.account.name} players={players} />
      ) : (
        <SignIn next={`/invite/${code}`} />
      )}
    </Felt>
  );
}

interface FeltProps {
  readonly title: string;
  readonly group: string;
  readonly after: string;
  /** The whole as one sentence. */
  readonly whole?: string;
  readonly children: React.ReactNode;
}

/** The group's name on felt, and the actions below it. */
function Felt({ title, group, after, whole, children }: FeltProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-5 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <h1 aria-label={whole} className="felt @container flex min-h-[30dvh] flex-col justify-end gap-2 p-6">
        <span className="text-felt-soft text-lead">{title} </span>
        <span className={`stamp text-balance ${lettersOf(group)} leading-[0.95] [overflow-wrap:anywhere]`}>
          {group}{" "}
        </span>
        <span className="text-felt-soft text-lead">{after}</span>
      </h1>
      {children}
    </main>
  );
}

/** Sign-in links for visitors; both return here. */
function SignIn({ next }: { readonly next: string }) {
  return (
    <>
      <p>{WORDS.how}</p>
      <nav className="mt-auto flex flex-col gap-3">
        <Link
          href={{ pathname: "/sign-up", query: { next } }}
          prefetch={false}
          className="key key-next min-h-16 font-semibold text-lead"
        >
          {WORDS.signUp}
        </Link>
        <Link
          href={{ pathname: "/sign-in", query: { next } }}
          prefetch={false}
          className="key min-h-14 font-semibold"
        >
          {WORDS.signIn}
        </Link>
      </nav>
    </>
  );
}

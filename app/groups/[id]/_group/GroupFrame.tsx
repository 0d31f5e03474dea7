import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { rosterWords } from "@/lib/messages/night";
import type { GroupRole } from "@/lib/server/identity/access";
import type { GroupCard } from "@/lib/server/roster/groupContext";

interface GroupFrameProps extends Pick<GroupHeaderProps, "role" | "here"> {
  readonly group: Pick<GroupCard, "id" | "name" | "cloth">;
  /** True if a bar with a key fills the lower edge of the screen. */
  readonly hasBottomBar?: boolean;
  /** Beside the group's name. */
  readonly corner?: React.ReactNode;
  readonly children: React.ReactNode;
}

/**
 * The frame of every group page: one column on phones, a wider grid on large screens. It is the same
 * everywhere, so that the navigation does not move. Felt uses the group's cloth. Print omits the header.
 */
export function GroupFrame({ group, role, here, hasBottomBar = false, corner, children }: GroupFrameProps) {
  return (
    <div
      data-felt={group.cloth.felt}
      className={`mx-auto flex min-h-dvh max-w-2xl flex-col px-4 md:max-w-5xl 2xl:max-w-[88rem] print:block print:min-h-0 print:max-w-none print:p-0 ${hasBottomBar ? "" : "pb-[max(2rem,env(safe-area-inset-bottom))]"}`}
    >
      <div className="print:hidden">
        <GroupHeader id={group.id} name={group.name} role={role} here={here} corner={corner} />
      </div>
      {children}
    </div>
  );
}

const WORDS = rosterWords.header;

/** A group's pages in menu order: the path, and the roles that need it. */
const PAGES = {
  games: { at: "", roles: ["owner", "keeper", "member", "viewer"] },
  people: { at: "/people", roles: ["owner", "keeper", "member", "viewer"] },
  roster: { at: "/roster", roles: ["owner", "keeper", "member", "viewer"] },
  members: { at: "/members", roles: ["owner", "keeper", "member", "viewer"] },
  ledger: { at: "/ledger", roles: ["owner", "keeper", "member", "viewer"] },
  house: { at: "/rules", roles: ["owner", "keeper", "member", "viewer"] },
  settings: { at: "/settings", roles: ["owner", "keeper"] },
} as const satisfies Readonly<Record<string, { at: string; roles: readonly GroupRole[] }>>;

interface GroupHeaderProps {
  readonly id: string;
  readonly name: string;
  readonly role: GroupRole;
  /** The current page; null on a page outside the menu, such as a night. */
  readonly here: keyof typeof PAGES | null;
  readonly corner?: React.ReactNode;
}

/** The header of every group page: its name, the start page, and its other pages. */
function GroupHeader({ id, name, role, here, corner }: GroupHeaderProps) {
  const pages = Object.entries(PAGES).filter(([, { roles }]) =>
    (roles as readonly GroupRole[]).includes(role),
  );
  return (
    <header className="pt-[max(0.25rem,env(safe-area-inset-top))] pb-4">
      <div className="page-header pt-0!">
        <Link href="/" aria-label={WORDS.home} className="icon-button">
          <BackIcon />
        </Link>
        <PageTitle>{name}</PageTitle>
        {corner}
      </div>
      <nav aria-label={WORDS.pages} className="-mx-1 flex flex-wrap border-line border-b">
        {pages.map(([page, { at }]) => (
          <Link
            key={page}
            href={{ pathname: `/groups/${id}${at}` }}
            prefetch={false}
            {...(page === here && { "aria-current": "page" })}
            className="-mb-px flex min-h-11 min-w-11 items-center justify-center border-transparent border-b-2 px-0.5 text-small leading-normal text-soft sm:px-2.5 sm:text-base aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {WORDS[page as keyof typeof PAGES]}
          </Link>
        ))}
      </nav>
    </header>
  );
}

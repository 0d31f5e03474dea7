import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { rosterWords } from "@/lib/messages/night";
import type { GroupCard } from "@/lib/server/roster/groupContext";

interface GroupFrameProps extends Omit<GroupHeaderProps, "id" | "name"> {
  readonly group: Pick<GroupCard, "id" | "name" | "cloth">;
  /** True if a bar with a key fills the lower edge of the screen. */
  readonly hasBottomBar?: boolean;
  /** True for three columns on a wide screen. Their parts are in `COLUMNS`. */
  readonly hasColumns?: boolean;
  readonly children: React.ReactNode;
}

/** The parts of a page with three columns. */
export const COLUMNS = {
  page: "md:max-w-5xl wide:grid wide:max-w-none wide:grid-cols-[minmax(25rem,32.5rem)_minmax(0,1fr)_minmax(15rem,20rem)] wide:grid-rows-[auto_1fr_auto] wide:gap-x-8 wide:pr-8 wide:pl-0",
  main: "flex-1 pb-6 wide:contents",
  felt: "wide:sticky wide:top-0 wide:col-start-1 wide:row-span-3 wide:row-start-1 wide:flex wide:h-dvh wide:flex-col wide:self-start wide:overflow-y-auto wide:rounded-r-[2rem] wide:over-felt wide:bg-felt wide:[scrollbar-width:none] wide:*:mx-0! wide:*:mb-0! wide:*:rounded-none! wide:[&>.felt:last-child]:flex-1 wide:[&>.felt]:shrink-0 wide:[&>:is(.felt,.on-felt):not(:is(.felt,.on-felt)~*)]:pt-16 wide:[&>*:not(.felt)]:px-4",
  /** The column at the left edge, of a page without felt on phones. */
  aside:
    "min-w-0 wide:lit-felt wide:sticky wide:top-0 wide:col-start-1 wide:row-span-3 wide:row-start-1 wide:h-dvh wide:self-start wide:overflow-y-auto wide:rounded-r-[2rem] wide:px-6 wide:pt-20 wide:pb-6 wide:[scrollbar-width:none]",
  content: "min-w-0 wide:col-start-2 wide:row-start-2 wide:pt-5",
  side: "min-w-0 wide:col-start-3 wide:row-span-3 wide:row-start-1 wide:pt-3 wide:pb-6",
  keys: "wide:col-start-2 wide:row-start-3 wide:mx-0 wide:px-0",
} as const;

/**
 * The frame of every group page: one column on phones, a wider grid on large screens. It is the same
 * everywhere, so that the navigation does not move. Felt uses the group's cloth. Print omits the header.
 */
export function GroupFrame({
  group,
  hasBottomBar = false,
  hasColumns = false,
  children,
  ...header
}: GroupFrameProps) {
  return (
    <div
      data-felt={group.cloth.felt}
      className={`mx-auto flex min-h-dvh max-w-2xl flex-col px-4 print:block print:min-h-0 print:max-w-none print:p-0 ${hasColumns ? COLUMNS.page : "md:max-w-5xl 2xl:max-w-[88rem]"} ${hasBottomBar ? "" : "pb-[max(2rem,env(safe-area-inset-bottom))]"}`}
    >
      <GroupHeader id={group.id} name={group.name} hasColumns={hasColumns} {...header} />
      {children}
    </div>
  );
}

const WORDS = rosterWords.header;

/** A group's tabs: the path of each. */
const TABS = { games: "", people: "/people", ledger: "/ledger", more: "/more" } as const;

interface GroupHeaderProps {
  readonly id: string;
  readonly name: string;
  /** The current tab; null on a page outside of them, such as a night. */
  readonly here: keyof typeof TABS | null;
  /** Beside the group's name. */
  readonly corner?: React.ReactNode;
}

/** The header of every group page: the start page, the group's name, and its four tabs. */
function GroupHeader({
  id,
  name,
  here,
  corner,
  hasColumns,
}: GroupHeaderProps & { readonly hasColumns: boolean }) {
  return (
    <header
      className={`pt-[max(0.25rem,env(safe-area-inset-top))] print:hidden ${hasColumns ? "wide:contents" : "pb-3"}`}
    >
      <div
        className={`-ml-2.5 flex min-h-12 items-center gap-1 ${hasColumns ? "wide:over-felt wide:sticky wide:top-0 wide:z-10 wide:col-start-1 wide:row-start-1 wide:mx-4 wide:self-start wide:pt-2" : ""}`}
      >
        <Link href="/" aria-label={WORDS.home} className="icon-button">
          <BackIcon />
        </Link>
        <h1 className="stamp line-clamp-2 min-w-0 flex-1 text-large leading-none [overflow-wrap:anywhere]">
          {name}
        </h1>
        {corner}
      </div>
      <nav
        aria-label={WORDS.pages}
        className={`-mx-4 grid grid-cols-4 border-line border-b ${hasColumns ? "wide:col-start-2 wide:row-start-1 wide:mx-0 wide:mt-2 wide:self-start" : ""}`}
      >
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => (
          <Link
            key={tab}
            href={{ pathname: `/groups/${id}${TABS[tab]}` }}
            prefetch={false}
            {...(tab === here && { "aria-current": "page" })}
            className="-mb-px flex min-h-11 min-w-0 items-center justify-center border-transparent border-b-2 px-0.5 text-center text-small leading-tight text-soft sm:text-base aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {WORDS[tab]}
          </Link>
        ))}
      </nav>
    </header>
  );
}

import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { accountWords } from "@/lib/messages/account";

const COLUMN = "flex min-w-0 flex-col gap-6";

interface AccountPageProps {
  readonly title: string;
  /** Shown next to the main column on wide screens, below it on narrow ones. */
  readonly sideColumn?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** The frame of every account page: the way home, a title, and one or two columns. */
export function AccountPage({ title, sideColumn, children }: AccountPageProps) {
  return (
    <div
      className={`mx-auto flex min-h-dvh max-w-md flex-col px-4 pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))] ${sideColumn ? "md:max-w-5xl" : ""}`}
    >
      <PageHeader href="/" label={accountWords.home}>
        <PageTitle>{title}</PageTitle>
      </PageHeader>
      {sideColumn ? (
        <main className="grid gap-6 pt-4 md:grid-cols-2 md:items-start md:gap-x-12">
          <div className={COLUMN}>{children}</div>
          <div className={`${COLUMN} md:[&>:first-child]:border-0 md:[&>:first-child]:pt-0`}>
            {sideColumn}
          </div>
        </main>
      ) : (
        <main className={`${COLUMN} pt-4`}>{children}</main>
      )}
    </div>
  );
}

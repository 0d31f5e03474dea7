import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { accountWords } from "@/lib/messages/account";

interface AccountPageProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

/** The frame of every page around accounts: the way home, what it is, and one column. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-4 pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <header className="flex items-center gap-1 py-2">
        <Link href="/" aria-label={accountWords.home} className="icon-button -ml-2">
          <BackIcon />
        </Link>
        <h1 className="page-title">{title}</h1>
      </header>
      <main className="flex flex-col gap-6 pt-4">{children}</main>
    </div>
  );
}

import Link from "next/link";
import { accountWords, sayGuestTables } from "@/lib/messages/account";
import { tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import type { Visitor } from "@/lib/server/identity/visitor";

/** A sign-in link, or the signed-in user with a link to their account. */
export async function AccountLink({ visitor: { account, device } }: { readonly visitor: Visitor }) {
  const tables = account === null ? 0 : await tablesOfGuest(device);
  return (
    <p className="pt-4 text-small text-soft">
      <Link
        href={account === null ? "/sign-in" : "/account"}
        prefetch={false}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {account === null ? (
          accountWords.start.signedOut
        ) : (
          <span className="[overflow-wrap:anywhere]">
            {accountWords.signIn.already} <strong className="text-ink">{account.name}</strong>
          </span>
        )}
      </Link>
      {tables > 0 && <span className="block">{sayGuestTables(tables)}</span>}
    </p>
  );
}

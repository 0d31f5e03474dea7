"use client";
import { deleteAccount } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";
import { ReauthSheet } from "./ReauthSheet";

const WORDS = accountWords.account;

/** Deletes the account after a confirmation. */
export function DeleteAccount() {
  return (
    <div className="border-line border-t pt-4">
      <ReauthSheet
        title={WORDS.delete}
        what={WORDS.deleteWhat}
        go={WORDS.deleteGo}
        keep={WORDS.keep}
        grave
        send={deleteAccount}
        onDone={() => location.assign("/")}
        className="min-h-11 text-fire-ink underline underline-offset-4"
      >
        {WORDS.delete}
      </ReauthSheet>
    </div>
  );
}

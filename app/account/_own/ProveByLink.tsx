"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useFragment } from "@/app/_account/useFragment";
import { proveEmail } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

/** Opening the link of an email while signed in verifies the address. */
export function ProveByLink() {
  const router = useRouter();
  const [notice, setNotice] = useState<{ readonly done: boolean; readonly sentence: string } | null>(null);
  const code = useFragment("prove")?.get("prove");
  useEffect(() => {
    if (!code) return;
    proveEmail(code).then((answer) => {
      setNotice({ done: answer.ok, sentence: answer.ok ? accountWords.account.proofDone : answer.message });
      router.refresh();
    });
  }, [code, router]);
  if (notice === null) return null;
  return (
    <p
      role={notice.done ? "status" : "alert"}
      className={notice.done ? "font-semibold text-good" : "text-fire-ink"}
    >
      {notice.sentence}
    </p>
  );
}

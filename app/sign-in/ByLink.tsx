"use client";
import { useEffect, useState } from "react";
import { GoButton } from "@/app/_account/GoButton";
import { takeFragment } from "@/app/_account/takeFragment";
import { useAsk } from "@/app/_account/useAsk";
import { followLink } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/words/accountScreens";

const WORDS = accountWords.link;

/**
 * Whoever comes by the link in a mail gets one button instead of the page. What merely opens links, as mail servers do, presses
 * none.
 */
export function ByLink({ children }: { readonly children: React.ReactNode }) {
  const [brought, setBrought] = useState<URLSearchParams | null>(null);
  useEffect(() => {
    const found = takeFragment("link");
    if (found) setBrought(found);
  }, []);
  const email = brought?.get("email") ?? "";
  const asking = useAsk(
    () => followLink(email, brought?.get("link") ?? "", brought?.get("next") ?? "/"),
    ({ url }) => location.assign(url ?? "/"),
    true,
  );
  if (brought === null) return children;
  return (
    <form {...asking.form} className="flex flex-col gap-5">
      <h2 className="font-bold text-xl">{WORDS.title}</h2>
      <p>
        {WORDS.as} <strong className="[overflow-wrap:anywhere]">{email}</strong>.
      </p>
      <GoButton asking={asking}>{WORDS.go}</GoButton>
    </form>
  );
}

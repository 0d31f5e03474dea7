import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { Sheet } from "@/app/ui/Sheet";
import { ownGameLink } from "@/lib/client/ownGame/link";
import type { RuleSetData } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { ownWords as WORDS } from "@/lib/messages/own";

/** Shares a game by link and QR code, or as a file. */
export function ShareOwn({ game, rules }: { readonly game: string; readonly rules: RuleSetData }) {
  const [url, setUrl] = useState<string | null>(null);
  const save = () => {
    const file = URL.createObjectURL(
      new Blob([JSON.stringify(JSON.parse(game), null, 2)], { type: "application/json" }),
    );
    const link = document.createElement("a");
    link.href = file;
    link.download = `${rules.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40)}.json`;
    link.click();
    URL.revokeObjectURL(file);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void ownGameLink(game, location.origin).then(setUrl)}
        className="key min-h-12 px-4 font-semibold"
      >
        {WORDS.share}
      </button>
      <Sheet title={WORDS.share} open={url !== null} onClose={() => setUrl(null)}>
        {url !== null && (
          <ShownLink url={url} how={WORDS.shareHow} words={{ ...deskWords.link, qr: WORDS.qr }} />
        )}
        <button type="button" onClick={save} className="key mt-3 min-h-14 w-full px-3 font-semibold">
          {WORDS.file}
        </button>
      </Sheet>
    </>
  );
}

"use client";
import { useState } from "react";
import { groupWords } from "@/lib/messages/group";

interface SharePictureProps {
  /** Where the picture is. */
  readonly address: string;
  /** What it is called where it is kept. */
  readonly file: string;
  readonly words: {
    readonly share: string;
    /** The key's name, where what stands on it does not say what is shared. */
    readonly shareName: string;
    readonly drawing: string;
  };
}

/** The key that gives a picture to the phone's own share sheet, and keeps it as a file where there is none. */
export function SharePicture({ address, file, words }: SharePictureProps) {
  const [drawing, setDrawing] = useState(false);
  const [error, setError] = useState("");
  const share = async () => {
    if (drawing) return;
    setDrawing(true);
    setError("");
    const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) await handOn(await answer.blob(), file);
    else setError(await sayError(answer));
    setDrawing(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={words.shareName}
        aria-disabled={drawing}
        onClick={() => void share()}
        className="key mt-3 min-h-13 px-5 font-semibold print:hidden"
      >
        {drawing ? words.drawing : words.share}
      </button>
      <p role="alert" className="text-fire-ink leading-snug empty:hidden">
        {error}
      </p>
    </>
  );
}

/** Why there is no picture, where that is said in a sentence. */
async function sayError(answer: Response | null): Promise<string> {
  const isSentence = answer?.headers.get("content-type")?.startsWith("text/plain");
  return isSentence && answer ? (await answer.text()).trim() : groupWords.noAnswer;
}

/** Gives a picture to the phone's own share sheet; where there is none, or it may not be opened any more, it is downloaded. */
async function handOn(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: "image/png" })];
  if (typeof navigator.canShare === "function" && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (thrown) {
      // Whoever changes their mind closes the phone's own sheet.
      if (thrown instanceof DOMException && thrown.name === "AbortError") return;
    }
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

"use client";
import { useState } from "react";
import { saveFile } from "@/lib/client/saveFile";
import { groupWords } from "@/lib/messages/group";

interface SharePictureProps {
  /** URL of the picture. */
  readonly address: string;
  /** File name for the download. */
  readonly file: string;
  readonly words: {
    readonly share: string;
    /** Accessible name of the key, if its label is ambiguous. */
    readonly shareName: string;
    readonly drawing: string;
  };
}

/** Hands a picture to the share sheet, or downloads it if there is none. */
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

/** The server's reason for not drawing a picture, if it gives one. */
async function sayError(answer: Response | null): Promise<string> {
  const isSentence = answer?.headers.get("content-type")?.startsWith("text/plain");
  return isSentence && answer ? (await answer.text()).trim() : groupWords.noAnswer;
}

/** Hands a picture to the share sheet; downloads it if there is none or the browser refuses to open it. */
async function handOn(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: "image/png" })];
  if (typeof navigator.canShare === "function" && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (thrown) {
      // The user closed the share sheet.
      if (thrown instanceof DOMException && thrown.name === "AbortError") return;
    }
  }
  saveFile(picture, name);
}

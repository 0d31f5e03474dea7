"use client";

import { useRef, useState } from "react";
import { CameraIcon } from "@/app/ui/Icons";
import { Sheet } from "@/app/ui/Sheet";
import { revealWords } from "@/lib/messages/dice";
import { PhotoWork } from "./chunk";
import type { PhotoTarget } from "./target";

interface PhotoKeyProps {
  /** What the dice may be taken as, the likeliest first. */
  readonly targets: readonly PhotoTarget[];
  /** Beside other keys: the picture alone. */
  readonly narrow?: boolean;
}

/** Whether the page shows the camera's view itself: over https only, as `Permissions-Policy` says. Elsewhere the phone's camera app takes the photo. */
const showsCamera = () =>
  location.protocol === "https:" && navigator.mediaDevices?.getUserMedia !== undefined;

/** Dice are read from a photo instead of being typed: beside the dice keys, never instead of them. */
export function PhotoKey({ targets, narrow = false }: PhotoKeyProps) {
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<File | "camera" | null>(null);
  const close = () => setSource(null);
  return (
    <>
      <button
        type="button"
        aria-label={revealWords.photo}
        onClick={() => (showsCamera() ? setSource("camera") : input.current?.click())}
        className={`key min-h-14 gap-2 px-3 font-semibold text-small leading-tight ${narrow ? "w-14 shrink-0" : "flex-1"}`}
      >
        <CameraIcon />
        {!narrow && revealWords.photo}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          setSource(target.files?.[0] ?? null);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Sheet title={revealWords.photo} open={source !== null} onClose={close}>
        {source !== null && <PhotoWork source={source} targets={targets} onDone={close} />}
      </Sheet>
    </>
  );
}

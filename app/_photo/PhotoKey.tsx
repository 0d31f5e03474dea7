"use client";

import { useEffect, useRef, useState } from "react";
import { CameraIcon } from "@/app/ui/Icons";
import { chunk } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { OPENED, onLaunchedFile, takeShared } from "@/lib/client/openedFiles";
import { revealWords } from "@/lib/messages/dice";
import type { PhotoTarget } from "./target";

/** The photo reader and its view: loaded when the key is tapped. */
const PhotoWork = chunk(async () => ({ PhotoWork: (await import("./PhotoWork")).PhotoWork }), {
  whenTapped: true,
}).part("PhotoWork");

interface PhotoKeyProps {
  /** The possible uses of the dice, likeliest first. */
  readonly targets: readonly PhotoTarget[];
  /** Next to other keys: icon only. */
  readonly narrow?: boolean;
}

/** True if the page can open the camera itself: over https only. Otherwise the phone's camera app takes the photo. */
const showsCamera = () =>
  location.protocol === "https:" && navigator.mediaDevices?.getUserMedia !== undefined;

/** Reads dice from a photo, as an alternative to the dice keys. */
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
          // Lets the user choose the same file again.
          target.value = "";
        }}
      />
      <PhotoSheet source={source} targets={targets} onClose={close} />
    </>
  );
}

interface PhotoSheetProps {
  readonly source: File | "camera" | null;
  readonly targets: readonly PhotoTarget[];
  readonly onClose: () => void;
}

const PhotoSheet = ({ source, targets, onClose }: PhotoSheetProps) => (
  <Sheet title={revealWords.photo} open={source !== null} onClose={onClose}>
    {source !== null && <PhotoWork source={source} targets={targets} onDone={onClose} />}
  </Sheet>
);

/** Reads a photo that another app shares, or that the system opens with the installed app. */
export function SharedPhoto({ targets }: Pick<PhotoKeyProps, "targets">) {
  const [photo, setPhoto] = useState<File | null>(null);
  useEffect(() => {
    onLaunchedFile(setPhoto);
    const isShared = new URLSearchParams(location.search).has(OPENED);
    if (isShared) void takeShared().then(setPhoto);
  }, []);
  return <PhotoSheet source={photo} targets={targets} onClose={() => setPhoto(null)} />;
}

"use client";

import { useRef } from "react";
import { photoWords } from "@/lib/messages/photo";

interface ChoosePhotoProps {
  readonly onPhoto: (photo: File) => void;
  /** Opens the camera in the page, or the phone's camera app; null while the camera is open. */
  readonly camera: (() => void) | "app" | null;
}

/** Takes a new photo, or opens one from the phone. */
export function ChoosePhoto({ onPhoto, camera }: ChoosePhotoProps) {
  const taken = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const onCamera = camera === "app" ? () => taken.current?.click() : camera;
  return (
    <div className="flex flex-wrap gap-1.5">
      {onCamera && (
        <button type="button" onClick={onCamera} className={KEY}>
          {photoWords[camera === "app" ? "take" : "byCamera"]}
        </button>
      )}
      <button type="button" onClick={() => chosen.current?.click()} className={KEY}>
        {photoWords.choose}
      </button>
      {[taken, chosen].map((input) => (
        <input
          key={input === taken ? "taken" : "chosen"}
          ref={input}
          type="file"
          accept="image/*"
          capture={input === taken ? "environment" : undefined}
          hidden
          onChange={({ target }) => {
            const [photo] = target.files ?? [];
            target.value = "";
            if (photo) onPhoto(photo);
          }}
        />
      ))}
    </div>
  );
}

const KEY = "key min-h-12 flex-1 basis-32 px-3 font-semibold";

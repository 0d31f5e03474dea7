"use client";

import { useRef } from "react";
import { photoWords } from "@/lib/messages/photo";

interface ChoosePhotoProps {
  readonly onPhoto: (photo: File) => void;
  /** Opens the camera again; null if the page cannot, or already has. */
  readonly onCamera: (() => void) | null;
}

/** Picks an existing photo, or another one. */
export function ChoosePhoto({ onPhoto, onCamera }: ChoosePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-1.5">
      {onCamera && (
        <button type="button" onClick={onCamera} className={KEY}>
          {photoWords.byCamera}
        </button>
      )}
      <button type="button" onClick={() => input.current?.click()} className={KEY}>
        {photoWords.choose}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          target.value = "";
          if (photo) onPhoto(photo);
        }}
      />
    </div>
  );
}

const KEY = "plate min-h-12 flex-1 basis-32 px-3 font-semibold";

"use client";

import { useRef } from "react";
import { photoWords } from "@/lib/messages/photo";

interface ChoosePhotoProps {
  readonly onPhoto: (photo: File) => void;
  /** Looks through the camera again; null where the page does not, or does already. */
  readonly onCamera: (() => void) | null;
}

/** A photo that was taken before, or another one. */
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

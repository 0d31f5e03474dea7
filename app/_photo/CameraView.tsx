"use client";

import { useEffect, useRef, useState } from "react";
import { photoWords } from "@/lib/messages/photo";

interface CameraViewProps {
  readonly onPhoto: (seen: ImageBitmap) => void;
  readonly onRefused: () => void;
}

/** The reader gains nothing from a higher resolution. */
const WANTED = { facingMode: "environment", width: { ideal: 1_920 }, height: { ideal: 1_440 } };

/** The camera's view and the shutter key. Unmounting releases the camera. */
export function CameraView({ onPhoto, onRefused }: CameraViewProps) {
  const view = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    const looked = { over: false };
    const seen = navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
    seen.then(
      (stream) => {
        if (view.current && !looked.over) view.current.srcObject = stream;
      },
      () => looked.over || refused.current(),
    );
    return () => {
      looked.over = true;
      seen.then(
        (stream) => {
          for (const track of stream.getTracks()) track.stop();
        },
        () => undefined,
      );
    };
  }, []);
  const take = async () => {
    if (!ready || !view.current) return;
    // Fails if the camera was released a moment ago.
    const seen = await createImageBitmap(view.current).catch(() => null);
    if (seen === null) onRefused();
    else onPhoto(seen);
  };
  return (
    <div className="flex flex-col gap-2 pb-2">
      <video
        ref={view}
        aria-label={photoWords.camera}
        autoPlay
        playsInline
        muted
        onLoadedData={() => setReady(true)}
        className="max-h-[48dvh] min-h-40 w-full rounded-xl bg-table object-contain"
      />
      <button
        type="button"
        aria-disabled={!ready}
        onClick={() => void take()}
        className="key key-next stamp min-h-16 text-large"
      >
        {photoWords.take}
      </button>
    </div>
  );
}

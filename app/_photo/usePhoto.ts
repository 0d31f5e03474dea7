"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type NotRead, type PhotoRead, type Progress, readPhoto } from "@/lib/client/vision/readPhoto";

/** The state of a photo. */
export type PhotoState =
  | { readonly is: "camera"; readonly refused: boolean }
  | { readonly is: "reading"; readonly progress: Progress }
  | { readonly is: "not-read"; readonly why: NotRead }
  | { readonly is: "read"; readonly read: PhotoRead };

interface Photo {
  readonly state: PhotoState;
  readonly read: (source: Blob | ImageBitmap) => void;
  /** Opens the camera; `refused`: permission was denied. */
  readonly look: (refused: boolean) => void;
}

/** Reads one photo at a time. A new photo or unmounting cancels the previous read. */
export function usePhoto(source: File | "camera"): Photo {
  const [state, setState] = useState<PhotoState>(
    source === "camera" ? { is: "camera", refused: false } : { is: "reading", progress: { at: "opening" } },
  );
  const running = useRef<AbortController | null>(null);
  const giveUp = useCallback(() => running.current?.abort(), []);
  const read = useCallback(
    (photo: Blob | ImageBitmap) => {
      giveUp();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const update = (next: PhotoState) => signal.aborted || setState(next);
      void readPhoto(photo, { signal, onProgress: (progress) => update({ is: "reading", progress }) }).then(
        (found) =>
          update(typeof found === "string" ? { is: "not-read", why: found } : { is: "read", read: found }),
      );
    },
    [giveUp],
  );
  useEffect(() => {
    if (source !== "camera") read(source);
    return giveUp;
  }, [source, read, giveUp]);
  return {
    state,
    read,
    look: (refused) => {
      giveUp();
      setState({ is: "camera", refused });
    },
  };
}

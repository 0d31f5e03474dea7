"use client";

import { useRef } from "react";
import type { Progress } from "@/lib/client/vision/readPhoto";
import { photoWords } from "@/lib/messages/photo";
import { readingOf } from "@/lib/views/photoReading";
import { CameraView } from "./CameraView";
import { GoodPhoto } from "./GoodPhoto";
import { LookOver } from "./LookOver";
import type { PhotoTarget } from "./target";
import { usePhoto } from "./usePhoto";

interface PhotoWorkProps {
  readonly source: File | "camera";
  readonly targets: readonly PhotoTarget[];
  readonly onDone: () => void;
}

/**
 * From the camera view to dice that a person confirmed. The photo stays on this phone and is dropped when the
 * sheet closes.
 */
export function PhotoWork({ source, targets, onDone }: PhotoWorkProps) {
  const { state, read, look } = usePhoto(source);
  const again = <ChoosePhoto onPhoto={read} camera={source === "camera" ? () => look(false) : "app"} />;
  switch (state.is) {
    case "camera":
      return (
        <>
          {state.refused ? (
            <p role="status" className="pb-2 leading-snug">
              {photoWords.noCamera}
            </p>
          ) : (
            <CameraView onPhoto={read} onRefused={() => look(true)} />
          )}
          <ChoosePhoto onPhoto={read} camera={state.refused ? "app" : null} />
          <GoodPhoto />
        </>
      );
    case "reading":
      return <ReadingProgress progress={state.progress} onCancel={onDone} />;
    case "not-read":
      return (
        <>
          <p role="alert" className="pb-3 leading-snug">
            {state.why === "failed" || state.why === "not-come"
              ? photoWords[state.why === "failed" ? "failed" : "notCome"]
              : photoWords.refusals[state.why]}
          </p>
          {again}
        </>
      );
    case "read": {
      const { picture, dice } = state.read;
      return (
        <LookOver picture={picture} read={readingOf(state.read, dice)} targets={targets} onDone={onDone}>
          {again}
        </LookOver>
      );
    }
  }
}

interface ReadingProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

function sayProgress(progress: Progress): string {
  switch (progress.at) {
    case "opening":
      return photoWords.opening;
    case "looking":
      return photoWords.looking;
    case "closer":
      return photoWords.closer(progress.looked, progress.of);
  }
}

/** Reading progress, with a cancel key. */
function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const isCounted = progress.at === "closer";
  return (
    <div className="flex flex-col gap-3 pb-2">
      {/* Announces the stages, not every die. */}
      <p role="status" className="sr-only">
        {isCounted ? photoWords.closer(progress.of, progress.of) : sayProgress(progress)}
      </p>
      <p aria-hidden="true" className="text-lead">
        {sayProgress(progress)}
      </p>
      <progress
        aria-label={photoWords.looking}
        max={isCounted ? progress.of : 1}
        {...(isCounted && { value: progress.looked })}
        className="h-2 w-full accent-(--brass)"
      />
      <GoodPhoto />
      <button type="button" onClick={onCancel} className="key min-h-14 font-semibold text-lead">
        {photoWords.cancel}
      </button>
    </div>
  );
}

interface ChoosePhotoProps {
  readonly onPhoto: (photo: File) => void;
  /** Opens the camera in the page, or the phone's camera app; null while the camera is open. */
  readonly camera: (() => void) | "app" | null;
}

/** Takes a new photo, or opens one from the phone. */
function ChoosePhoto({ onPhoto, camera }: ChoosePhotoProps) {
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

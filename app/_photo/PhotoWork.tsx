"use client";

import { photoWords } from "@/lib/messages/photo";
import { readingOf } from "@/lib/views/photoReading";
import { CameraView } from "./CameraView";
import { ChoosePhoto } from "./ChoosePhoto";
import { GoodPhoto } from "./GoodPhoto";
import { LookOver } from "./LookOver";
import { ReadingProgress } from "./ReadingProgress";
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

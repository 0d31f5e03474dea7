import type { Progress } from "@/lib/client/vision/readPhoto";
import { photoWords } from "@/lib/messages/photo";
import { GoodPhoto } from "./GoodPhoto";

interface ReadingProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

function say(progress: Progress): string {
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
export function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const isCounted = progress.at === "closer";
  return (
    <div className="flex flex-col gap-3 pb-2">
      {/* Announces the stages, not every die. */}
      <p role="status" className="sr-only">
        {isCounted ? photoWords.closer(progress.of, progress.of) : say(progress)}
      </p>
      <p aria-hidden="true" className="text-lead">
        {say(progress)}
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

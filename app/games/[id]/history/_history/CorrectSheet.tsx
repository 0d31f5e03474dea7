import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { historyWords } from "@/lib/messages/history";
import type { CorrectPageProps } from "./CorrectPage";
import { hasPreview } from "./useCorrection";

const CorrectPage = lazy(() => import("./CorrectPage").then((page) => page.CorrectPage));

/** The sheet of a correction. */
export function CorrectSheet({ open, ...page }: CorrectPageProps & { readonly open: boolean }) {
  return (
    <Sheet
      title={hasPreview(page.correction) ? historyWords.previewTitle : historyWords.correctTitle}
      open={open}
      onClose={page.onClose}
    >
      <CorrectPage {...page} />
    </Sheet>
  );
}

import { accountWords } from "@/lib/messages/accountScreens";
import type { Asking } from "./useAsk";

interface GoButtonProps {
  readonly asking: Asking;
  readonly children: React.ReactNode;
  readonly className?: string;
}

/** What went wrong, where it belongs to no field, and the button that sends a form. */
export function GoButton({ asking, children, className = "brass stamp text-3xl" }: GoButtonProps) {
  const { going, asleep, trouble } = asking;
  return (
    <div className="flex flex-col gap-3">
      {trouble && (
        <p role="alert" className="text-fire-ink">
          {trouble}
        </p>
      )}
      <button
        type="submit"
        disabled={asleep}
        aria-disabled={going}
        className={`plate min-h-16 px-6 ${className}`}
      >
        {going ? accountWords.going : children}
      </button>
    </div>
  );
}

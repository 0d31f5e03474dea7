"use client";
import type { ChangeEvent, ClipboardEvent, ComponentProps, KeyboardEvent } from "react";
import { START_WORDS, saySeat, seatWords } from "@/lib/messages/start";

interface SeatLineProps {
  /** 1, 2, 3 …; on an empty row, the next seat. */
  readonly seat: number;
  readonly name: string;
  readonly blank: boolean;
  readonly problem: string | undefined;
  /** True if its controls are expanded. */
  readonly open: boolean;
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly autoFocus: boolean;
  readonly id: string;
  readonly onType: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onArrange: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Pointer events for the drag handle. */
  readonly handle: ComponentProps<"button">;
}

/** One seat: its number, the name, and a drag handle; a tap on the handle shows up, down and remove. */
export function SeatLine(line: SeatLineProps) {
  const { seat, name, blank, problem, id } = line;
  const words = seatWords(name.trim());
  const controls = `${id}-controls`;
  return (
    <div
      className={`relative border-b-2 focus-within:border-brass ${problem ? "border-fire-ink" : "border-edge"}`}
    >
      <div className="flex min-h-14 items-stretch">
        <label htmlFor={id} className="flex w-10 shrink-0 items-center">
          <span className="sr-only">{blank ? START_WORDS.crew.next : saySeat(seat)}</span>
          <span aria-hidden="true" className={`stamp text-large ${blank ? "text-edge" : "text-brass"}`}>
            {seat}
          </span>
        </label>
        <input
          id={id}
          type="text"
          value={name}
          // The page exists for typing names, so the keyboard opens at once.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={line.autoFocus}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          data-1p-ignore
          data-lpignore="true"
          placeholder={blank ? START_WORDS.crew[line.autoFocus ? "first" : "next"] : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => line.onType(event.target.value)}
          onPaste={line.onPaste}
          onKeyDown={line.onKeyDown}
          onFocus={line.onFocus}
          onBlur={line.onBlur}
          className="min-w-0 flex-1 text-ellipsis bg-transparent text-lead font-semibold text-ink outline-none! placeholder:font-normal placeholder:text-soft"
        />
        {line.open && (
          <span id={controls} className="flex items-stretch">
            <LineButton name={words.up} dim={!line.canGoUp} onPress={() => line.onMove(-1)} id={`${id}-up`}>
              <path d="M6 15l6-6 6 6" />
            </LineButton>
            <LineButton
              name={words.down}
              dim={!line.canGoDown}
              onPress={() => line.onMove(1)}
              id={`${id}-down`}
            >
              <path d="M6 9l6 6 6-6" />
            </LineButton>
            <LineButton name={words.remove} onPress={line.onRemove} id={`${id}-remove`}>
              <path d="M7 7l10 10M17 7L7 17" />
            </LineButton>
          </span>
        )}
        {!blank && (
          <button
            type="button"
            {...line.handle}
            id={`${id}-grip`}
            aria-label={words.arrange}
            aria-expanded={line.open}
            aria-controls={line.open ? controls : undefined}
            onClick={line.onArrange}
            onKeyDown={(event) => {
              const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
              if (by === 0) return;
              event.preventDefault();
              line.onMove(by);
            }}
            className={`flex w-[48px] touch-none! items-center justify-center ${line.open ? "text-brass" : "text-soft"}`}
          >
            <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
              {[7, 12, 17].map((y) => (
                <g key={y}>
                  <circle cx="9" cy={y} r="1.7" />
                  <circle cx="15" cy={y} r="1.7" />
                </g>
              ))}
            </svg>
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="pb-2 pl-10 text-small text-fire-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

interface LineButtonProps {
  readonly id: string;
  readonly name: string;
  /** At the end of the list: greyed but present, so that the focus stays. */
  readonly dim?: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function LineButton({ id, name, dim = false, onPress, children }: LineButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={name}
      aria-disabled={dim}
      onClick={dim ? undefined : onPress}
      className={`flex w-[44px] items-center justify-center ${dim ? "text-line" : "text-ink"}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}

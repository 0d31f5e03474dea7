import type { ComponentProps } from "react";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "className" | "aria-label"> {
  /** Its accessible name. */
  readonly label: string;
}

/** A search input. */
export const SearchField = ({ label, ...more }: SearchFieldProps) => (
  <input
    type="search"
    aria-label={label}
    autoComplete="off"
    className="min-h-12 w-full min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3.5 text-base placeholder:text-soft"
    {...more}
  />
);

import { accountWords, sayComeAlong } from "@/lib/messages/account";

interface ClaimGuestTablesProps {
  /** How many tables this phone played without an account; with 0 the question is hidden. */
  readonly tables: number;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/**
 * Asks if the tables played here as a guest move to the account. Checked by default; unchecked on a borrowed
 * phone.
 */
export function ClaimGuestTables({ tables, selected, onSelect }: ClaimGuestTablesProps) {
  if (tables === 0) return null;
  return (
    <label className="flex min-h-14 items-center gap-4">
      <input
        type="checkbox"
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-6 shrink-0 accent-[var(--brass)]"
      />
      <span>
        {sayComeAlong(tables)}
        <span className="block text-small text-soft leading-snug">{accountWords.guest.borrowed(tables)}</span>
      </span>
    </label>
  );
}

import { accountWords, sayComeAlong } from "@/lib/messages/account";

interface ClaimGuestTablesProps {
  /** How many tables were played on this phone without an account; where there are none, nothing is asked. */
  readonly tables: number;
  readonly comes: boolean;
  readonly onComes: (comes: boolean) => void;
}

/** Whether what was played on this phone without an account becomes the account's: it does, unless the phone is borrowed. */
export function ClaimGuestTables({ tables, comes, onComes }: ClaimGuestTablesProps) {
  if (tables === 0) return null;
  return (
    <label className="flex min-h-14 items-center gap-4">
      <input
        type="checkbox"
        checked={comes}
        onChange={({ target }) => onComes(target.checked)}
        className="size-6 shrink-0 accent-[var(--brass)]"
      />
      <span>
        {sayComeAlong(tables)}
        <span className="block text-small text-soft leading-snug">{accountWords.guest.borrowed(tables)}</span>
      </span>
    </label>
  );
}

import { sayTokensToo } from "@/lib/messages/account";

interface TokensTooProps {
  /** The number of the account's access tokens. */
  readonly count: number;
  readonly checked?: boolean;
}

/** A checkbox to revoke the account's access tokens as well: ending sessions leaves them alive. */
export function TokensToo({ count, checked = false }: TokensTooProps) {
  if (count === 0) return null;
  return (
    <label className="flex min-h-12 items-center gap-3 py-1">
      <input
        type="checkbox"
        name="tokens"
        defaultChecked={checked}
        className="size-6 shrink-0 accent-(--brass)"
      />
      <span className="min-w-0 leading-snug">{sayTokensToo(count)}</span>
    </label>
  );
}

"use client";
import { useRouter } from "next/navigation";
import { ScreenField } from "@/app/_share/ScreenField";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { sayBrowser } from "@/lib/messages/browsers";
import { shareWords } from "@/lib/messages/sheets";
import type { TableScreen } from "@/lib/server/table/screens/tableScreens";

interface TableScreensProps {
  readonly table: string;
  readonly screens: readonly TableScreen[];
  /** The origin under which other devices reach this server. */
  readonly origin: string;
}

const WORDS = shareWords.screen;

/** For the scorekeeper of a table without a game: its TVs, and a field to add one. */
export function TableScreens({ table, screens, origin }: TableScreensProps) {
  const router = useRouter();
  const mutation = useMutation(shareWords.noAnswer);
  const disconnect = async (screen: string) => {
    await mutation.run(() => ask("DELETE /api/v1/tables/{table}/screens/{screen}", { table, screen }));
    router.refresh();
  };
  return (
    <div>
      <ul>
        {screens.map(({ screen, browser }, at) => (
          <li key={screen} className="flex items-center gap-3 border-line border-t py-1.5">
            <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
              {WORDS.as}
              {browser !== "" && <span className="block text-small text-soft">{sayBrowser(browser)}</span>}
            </span>
            <button
              type="button"
              aria-label={WORDS.disconnectName(at + 1)}
              aria-disabled={mutation.going}
              onClick={() => void disconnect(screen)}
              className="key min-h-11 shrink-0 px-3 font-semibold text-small"
            >
              {WORDS.disconnect}
            </button>
          </li>
        ))}
      </ul>
      <FormError sentence={mutation.error} />
      <ScreenField table={table} origin={origin} onGiven={() => router.refresh()} />
    </div>
  );
}

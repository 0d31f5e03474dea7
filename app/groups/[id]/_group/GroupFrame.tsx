import type { ComponentProps } from "react";
import type { GroupCard } from "@/lib/server/roster/groupCard";
import { GroupHeader } from "./GroupHeader";

interface GroupFrameProps extends Pick<ComponentProps<typeof GroupHeader>, "role" | "here"> {
  readonly group: Pick<GroupCard, "id" | "name" | "cloth">;
  /** Whether a bar with a key stands at its lower edge, down to the end of the screen. */
  readonly barred?: boolean;
  readonly children: React.ReactNode;
}

/**
 * The frame of every page of a group: a column on a phone, and as wide as there is room for parts beside each other, the same on all of
 * them, so that the ways between them stay where they are. Felt on it is that of the group's tables. On paper the header is left out.
 */
export function GroupFrame({ group, role, here, barred = false, children }: GroupFrameProps) {
  return (
    <div
      data-felt={group.cloth.felt}
      className={`mx-auto flex min-h-dvh max-w-2xl flex-col px-4 md:max-w-5xl 2xl:max-w-[88rem] print:block print:min-h-0 print:max-w-none print:p-0 ${barred ? "" : "pb-[max(2rem,env(safe-area-inset-bottom))]"}`}
    >
      <div className="print:hidden">
        <GroupHeader id={group.id} name={group.name} role={role} here={here} />
      </div>
      {children}
    </div>
  );
}

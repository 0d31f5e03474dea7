import type { ComponentProps } from "react";
import type { GroupCard } from "@/lib/server/roster/groupContext";
import { GroupHeader } from "./GroupHeader";

interface GroupFrameProps extends Pick<ComponentProps<typeof GroupHeader>, "role" | "here"> {
  readonly group: Pick<GroupCard, "id" | "name" | "cloth">;
  /** True if a bar with a key fills the lower edge of the screen. */
  readonly hasBottomBar?: boolean;
  readonly children: React.ReactNode;
}

/**
 * The frame of every group page: one column on phones, a wider grid on large screens. It is the same
 * everywhere, so that the navigation does not move. Felt uses the group's cloth. Print omits the header.
 */
export function GroupFrame({ group, role, here, hasBottomBar = false, children }: GroupFrameProps) {
  return (
    <div
      data-felt={group.cloth.felt}
      className={`mx-auto flex min-h-dvh max-w-2xl flex-col px-4 md:max-w-5xl 2xl:max-w-[88rem] print:block print:min-h-0 print:max-w-none print:p-0 ${hasBottomBar ? "" : "pb-[max(2rem,env(safe-area-inset-bottom))]"}`}
    >
      <div className="print:hidden">
        <GroupHeader id={group.id} name={group.name} role={role} here={here} />
      </div>
      {children}
    </div>
  );
}

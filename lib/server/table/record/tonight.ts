import { type GameState, type House, ownRules } from "@/lib/engine";
import { houseWith } from "@/lib/protocol/houseRules";
import { differingRules, RULE_GROUPS, ruleGroupOf, storedRuleGroups } from "@/lib/protocol/ruleGroups";
import { NOT_DELETED } from "../../db/deleted";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { accessGroup } from "../../identity/access";
import type { Visitor } from "../../identity/visitor";

interface Asked {
  readonly groupId: string;
  readonly tableId: string | null;
  readonly state: Pick<GameState, "game" | "house">;
}

/**
 * True if the sender may start a game with these rules in a group. Owners and Admins may play any. Everyone else plays the
 * group's rules, saved ones or those of the table's last game, with changes below the headings that the group allows.
 */
export async function canPlayTonight(
  tx: Reader,
  visitor: Visitor,
  { groupId, tableId, state: { game, house } }: Asked,
): Promise<boolean> {
  const group = await tx.group.findUniqueOrThrow({
    where: { id: groupId },
    select: {
      ruleSet: true,
      house: true,
      tonight: true,
      presets: { where: { game }, select: { house: true } },
    },
  });
  const open = storedRuleGroups(group.tonight);
  if (open.length === RULE_GROUPS.length || (await accessGroup(visitor, groupId, "keep", tx)).ok) return true;
  const last =
    tableId === null
      ? null
      : await tx.game.findFirst({
          where: { ...NOT_DELETED, tableId, ruleSet: game },
          orderBy: { createdAt: "desc" },
          select: { house: true },
        });
  const rules: readonly House[] = [
    ...[...(group.ruleSet === game ? [group] : []), ...group.presets, ...(last ? [last] : [])].map((one) =>
      fromJson("house", one.house),
    ),
    ...(group.ruleSet !== game && ownRules(game) === null ? [{}] : []),
  ];
  return rules.some((base) =>
    differingRules(house, houseWith(game, base)).every((option) => open.includes(ruleGroupOf(option))),
  );
}

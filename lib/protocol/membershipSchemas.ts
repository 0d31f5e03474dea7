import { z } from "zod";
import { MAX_AMOUNT } from "@/lib/messages/currencies";
import { FELTS } from "./cloth";
import { house } from "./engineShapes";
import { MAX_DRINK_LENGTH, MAX_DRINK_NAMES } from "./ledger";
import { GROUP_KINDS, GROUP_ROLES, INVITATION_HOURS, INVITATION_USES, INVITED_ROLES } from "./membership";
import { foldName } from "./names";
import { COOK_RULES, DUE_RULES, MAX_PATTERN_LENGTH, WASH_LOGGERS } from "./rotation";
import { RULE_GROUPS } from "./ruleGroups";
import { MAX_OWN_GAME_LENGTH } from "./ruleSets/ownGame";
import { oneLine, rowId, typedName } from "./schemas";

// Request shapes of groups. Unknown keys are refused, so that no request sets other fields.

/** The handler validates the zone with a specific error. */
const timeZone = z.string().max(80);
const game = z.string().max(40);
const houseRules = house.refine((named) => Object.keys(named).length <= 40);

/** The body of a new group. The default game is the first in the menu, and a crew gets the tones key. */
export const newGroup = z.strictObject({
  name: typedName,
  kind: z.enum(GROUP_KINDS),
  time_zone: timeZone,
  game: game.exactOptional(),
  house: houseRules.exactOptional(),
  tones: z.boolean().exactOptional(),
});
export type NewGroup = Readonly<z.output<typeof newGroup>>;

/** Changes to a table look; omitted fields stay. */
const clothChange = z.strictObject({
  felt: z.enum(FELTS).exactOptional(),
  short: typedName.exactOptional(),
  there: typedName.exactOptional(),
  plate: typedName.exactOptional(),
});

/** A shift's day: within the years that calendars show. */
export const shownDay = z.iso.date().refine((day) => day.startsWith("20"));

/** Which shift is on duty: the shifts' ids day by day, the day of the first, and when they change. */
const newRotation = z.strictObject({
  pattern: z.array(rowId).min(1).max(MAX_PATTERN_LENGTH),
  starts_on: shownDay,
  changes_at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

/** Sets the shift on duty for a whole crew; null lets the rotation decide. */
export const shiftOnDuty = z.strictObject({ shift: rowId.nullable() });

/** Changes to how a group counts money; amounts are in the smallest unit. */
const moneyChange = z.strictObject({
  /** The handler knows the currencies. */
  currency: z.string().max(3).exactOptional(),
  chip_value: z.int().min(1).max(MAX_AMOUNT).nullable().exactOptional(),
  buy_in: z.int().min(0).max(MAX_AMOUNT).exactOptional(),
  /** All its drinks, each name once. */
  drinks: z
    .array(
      z.strictObject({
        name: oneLine(MAX_DRINK_LENGTH).nullable(),
        price: z.int().min(1).max(MAX_AMOUNT).nullable(),
      }),
    )
    .max(MAX_DRINK_NAMES)
    .refine((drinks) => new Set(drinks.map(({ name }) => name && foldName(name))).size === drinks.length)
    .exactOptional(),
});

/** Changes to a group; omitted fields stay. */
export const groupChange = z.strictObject({
  name: typedName.exactOptional(),
  kind: z.enum(GROUP_KINDS).exactOptional(),
  time_zone: timeZone.exactOptional(),
  game: game.exactOptional(),
  house: houseRules.exactOptional(),
  tonight: z.array(z.enum(RULE_GROUPS)).max(RULE_GROUPS.length).exactOptional(),
  tones: z.boolean().exactOptional(),
  cloth: clothChange.exactOptional(),
  rotation: newRotation.nullable().exactOptional(),
  washes_by: z.enum(WASH_LOGGERS).exactOptional(),
  due_by: z.enum(DUE_RULES).exactOptional(),
  cook_by: z.enum(COOK_RULES).exactOptional(),
  money: moneyChange.exactOptional(),
});
export type GroupChange = Readonly<z.output<typeof groupChange>>;

/** A game of the rule book, or a rule set as text. */
const anyGame = z.string().max(MAX_OWN_GAME_LENGTH * 2);

/** The body of new saved rules. Omitted rules have the game's defaults; an own game has no others. */
export const newPreset = z.strictObject({ game: anyGame, name: typedName, house: houseRules });
export type NewPreset = Readonly<z.output<typeof newPreset>>;

/** Changes to saved rules; omitted fields stay. Only an own game can change into another. */
export const presetChange = z.strictObject({
  game: anyGame.exactOptional(),
  name: typedName.exactOptional(),
  house: houseRules.exactOptional(),
});
export type PresetChange = Readonly<z.output<typeof presetChange>>;

export const roleChange = z.strictObject({ role: z.enum(GROUP_ROLES) });

/** The account that becomes owner. */
export const handOver = z.strictObject({ to: rowId });

export const newInvitation = z.strictObject({
  role: z.enum(INVITED_ROLES),
  hours: z.literal(INVITATION_HOURS),
  uses: z.literal(INVITATION_USES),
});
export type NewInvitation = Readonly<z.output<typeof newInvitation>>;

/** Accepts an invitation by its code, as a roster player or as a new one. */
export const acceptance = z.strictObject({
  code: z.string().max(200),
  player: rowId.exactOptional(),
});
export type Acceptance = Readonly<z.output<typeof acceptance>>;

/** An empty body. */
export const nothing = z.strictObject({});

import { z } from "zod";
import { FELTS } from "./cloth";
import { house } from "./engineShapes";
import { GROUP_KINDS, GROUP_ROLES, INVITATION_HOURS, INVITATION_USES, INVITED_ROLES } from "./membership";
import { rowId, typedName } from "./schemas";

// The shapes of what is asked of groups. Unknown keys are refused everywhere, so that nobody sets what is not theirs to set.

/** Which zones there are is for the program to say: it has the sentence. */
const timeZone = z.string().max(80);
const game = z.string().max(40);
const houseRules = house.refine((named) => Object.keys(named).length <= 40);

/** What making a group takes; the game is the first on offer where it is left out, and a crew has the key for the tones. */
export const newGroup = z.strictObject({
  name: typedName,
  kind: z.enum(GROUP_KINDS),
  time_zone: timeZone,
  game: game.exactOptional(),
  house: houseRules.exactOptional(),
  tones: z.boolean().exactOptional(),
});
export type NewGroup = Readonly<z.output<typeof newGroup>>;

/** What may be changed of a tablecloth; what is left out stays. */
const clothChange = z.strictObject({
  felt: z.enum(FELTS).exactOptional(),
  short: typedName.exactOptional(),
  there: typedName.exactOptional(),
  plate: typedName.exactOptional(),
});

/** What may be changed of a group; what is left out stays. */
export const groupChange = z.strictObject({
  name: typedName.exactOptional(),
  kind: z.enum(GROUP_KINDS).exactOptional(),
  time_zone: timeZone.exactOptional(),
  game: game.exactOptional(),
  house: houseRules.exactOptional(),
  tones: z.boolean().exactOptional(),
  cloth: clothChange.exactOptional(),
});
export type GroupChange = Readonly<z.output<typeof groupChange>>;

/** What keeping house rules under a name takes: those that are left out are the game's own. */
export const newPreset = z.strictObject({ game, name: typedName, house: houseRules });
export type NewPreset = Readonly<z.output<typeof newPreset>>;

/** What may be changed of them; what is left out stays. The game they are for stays too. */
export const presetChange = z.strictObject({
  name: typedName.exactOptional(),
  house: houseRules.exactOptional(),
});
export type PresetChange = Readonly<z.output<typeof presetChange>>;

export const roleChange = z.strictObject({ role: z.enum(GROUP_ROLES) });

/** To whom a group is handed over: an account's id. */
export const handOver = z.strictObject({ to: rowId });

export const newInvitation = z.strictObject({
  role: z.enum(INVITED_ROLES),
  hours: z.literal(INVITATION_HOURS),
  uses: z.literal(INVITATION_USES),
});
export type NewInvitation = Readonly<z.output<typeof newInvitation>>;

/** What accepting an invitation takes: its code, and who of the roster one is; left out, one is new there. */
export const acceptance = z.strictObject({
  code: z.string().max(200),
  player: rowId.exactOptional(),
});
export type Acceptance = Readonly<z.output<typeof acceptance>>;

/** For what takes nothing but its address. */
export const nothing = z.strictObject({});

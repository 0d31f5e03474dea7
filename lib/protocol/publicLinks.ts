/** What a link shows to whoever has it. */
export const PUBLIC_KINDS = ["game", "season", "dishes"] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** How those are called whom a public page names. */
export const PUBLIC_NAMES = ["names", "initials"] as const;
export type PublicNames = (typeof PUBLIC_NAMES)[number];

/** A link that whoever has it may follow, as those see it who keep it. */
export interface PublicLinkLine {
  readonly id: string;
  readonly kind: PublicKind;
  readonly names: PublicNames;
  /** Which game, where it shows one. */
  readonly game: {
    readonly id: string;
    readonly game: string /** "2026-11-20" */;
    readonly day: string;
  } | null;
  /** What the shift or season is called, where it shows one. */
  readonly season: string | null;
  /** "/share/…" */
  readonly path: string;
  readonly since: string;
}

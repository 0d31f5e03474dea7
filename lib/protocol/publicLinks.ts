/** The kinds of page that a public link shows. */
export const PUBLIC_KINDS = ["game", "season", "dishes", "feed", "verdict"] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** How a public page names people. */
export const PUBLIC_NAMES = ["names", "initials"] as const;
export type PublicNames = (typeof PUBLIC_NAMES)[number];

/** A public link in its keepers' list. */
export interface PublicLinkLine {
  readonly id: string;
  readonly kind: PublicKind;
  readonly names: PublicNames;
  /** The game, if it shows one or its verdict. */
  readonly game: {
    readonly id: string;
    readonly game: string;
    /** "2026-11-20" */
    readonly day: string;
  } | null;
  /** The name of the shift or season, if it shows one. */
  readonly season: string | null;
  /** The person of a calendar feed; null for the group's. */
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The verdict, if it shows one: where its round starts, and the round's number when it was shared. */
  readonly verdict: { readonly place: number; readonly round: number } | null;
  /** "/share/…"; "/verdict/…" for a verdict, "/share/…/calendar.ics" for a feed. */
  readonly path: string;
  readonly since: string;
}

/** A link without its address, for pages that a phone may cache. */
export type ListedPublicLink = Omit<PublicLinkLine, "path">;

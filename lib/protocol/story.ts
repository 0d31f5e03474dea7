// Highlights of a game. Computation and texts share these types.
export type { CountedIn, GroupStory, Story } from "@/lib/messages/story";

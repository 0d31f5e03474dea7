// What is told of a game, for whoever works it out: the words are told from the same shapes.
export type { CountedIn, GroupStory, Story } from "@/lib/messages/story";

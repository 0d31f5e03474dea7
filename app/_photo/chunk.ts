import { chunk } from "@/app/ui/lazy";

/** What reads a photo and shows the reading: fetched when the key is tapped, not before. */
export const PhotoWork = chunk(async () => ({ PhotoWork: (await import("./PhotoWork")).PhotoWork }), {
  whenTapped: true,
}).part("PhotoWork");

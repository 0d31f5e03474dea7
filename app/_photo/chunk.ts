import { chunk } from "@/app/ui/lazy";

/** The photo reader and its view: loaded when the key is tapped. */
export const PhotoWork = chunk(async () => ({ PhotoWork: (await import("./PhotoWork")).PhotoWork }), {
  whenTapped: true,
}).part("PhotoWork");

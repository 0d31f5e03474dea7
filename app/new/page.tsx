import type { Metadata, Viewport } from "next";
import { START_WORDS } from "@/lib/words/startScreens";
import { NewGame } from "./NewGame";

export const metadata: Metadata = { title: START_WORDS.newGame };

// With the keyboard up, Start stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

/** Starting a Firehouse game. */
export default function NewGamePage() {
  return (
    <main>
      <NewGame />
    </main>
  );
}

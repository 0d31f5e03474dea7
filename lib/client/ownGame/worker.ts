import type { RuleSetData } from "@/lib/engine";
import { tryOut } from "@/lib/protocol/ruleSets/tryOut";

/** Fewer than before a group uses it: the person waits. */
const GAMES = 60;

// Plays random games in a thread of its own, so that the page stays quick.
addEventListener("message", ({ data }: MessageEvent<RuleSetData>) => postMessage(tryOut(data, GAMES)));

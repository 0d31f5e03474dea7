// What the engine says itself: English is its language, and part of the rules.
export { faceWord, sayClaim } from "@/lib/engine";

import { chunk } from "@/app/ui/lazy";

const ways = chunk(() => import("./revealModes"));

export const AnswerReveal = ways.part("AnswerReveal");
export const CountsReveal = ways.part("CountsReveal");
export const TotalReveal = ways.part("TotalReveal");
export const DropsCups = ways.part("DropsCups");
export const WhichDice = ways.part("WhichDice");

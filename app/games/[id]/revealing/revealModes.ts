// Less common reveal modes, and the choice between conflicting entries: one chunk.
export { AnswerReveal } from "./AnswerReveal";
export { CountsReveal } from "./CountsReveal";
export { DropsCups } from "./DropsCups";
export { TotalReveal } from "./TotalReveal";
export { WhichDice } from "./WhichDice";

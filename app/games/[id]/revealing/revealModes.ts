// The ways to tell a reveal that few begin with, and what is asked where phones say different things: one chunk.
export { AnswerReveal } from "./AnswerReveal";
export { CountsReveal } from "./CountsReveal";
export { DropsCups } from "./DropsCups";
export { TotalReveal } from "./TotalReveal";
export { WhichDice } from "./WhichDice";

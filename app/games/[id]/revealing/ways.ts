// The ways to tell a reveal that few begin with: one chunk.
export { AnswerReveal } from "./AnswerReveal";
export { CountsReveal } from "./CountsReveal";
export { TotalReveal } from "./TotalReveal";

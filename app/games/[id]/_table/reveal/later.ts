import { later } from "@/app/ui/later";

/** The ways to tell a reveal that few begin with. */
export const CountsReveal = later(() => import("./CountsReveal").then((way) => way.CountsReveal));
export const TotalReveal = later(() => import("./TotalReveal").then((way) => way.TotalReveal));
export const AnswerReveal = later(() => import("./AnswerReveal").then((way) => way.AnswerReveal));

import { later } from "@/app/ui/later";

const AT_ONCE = { atOnce: true };

/** The screens of the phases between the claims. */
export const BetweenRounds = later(
  () => import("./BetweenRounds").then((phase) => phase.BetweenRounds),
  AT_ONCE,
);
export const AllCups = later(() => import("./reveal/AllCups").then((phase) => phase.AllCups), AT_ONCE);
export const OneCup = later(() => import("./reveal/OneCup").then((phase) => phase.OneCup), AT_ONCE);
export const Finished = later(() => import("./Finished").then((phase) => phase.Finished), AT_ONCE);

/** What is told: over the keys, to screen readers, and of the rounds so far. */
export const NoticeLine = later(() => import("./NoticeLine").then((line) => line.NoticeLine));
export const News = later(() => import("./News").then((news) => news.News), { quiet: true });
export const NotKept = later(() => import("./NotKept").then((notice) => notice.NotKept), { quiet: true });
export const DarkNotice = later(() => import("./DarkNotice").then((notice) => notice.DarkNotice), {
  quiet: true,
});
export const RoundLog = later(() => import("./RoundLog").then((log) => log.RoundLog));

/** Who banged out of turn. */
export const Bangers = later(() => import("./Bangers").then((bangers) => bangers.Bangers));

/** Why nothing may be claimed. */
export const Refused = later(() => import("./Refused").then((words) => words.Refused), AT_ONCE);

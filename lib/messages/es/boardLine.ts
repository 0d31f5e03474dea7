import { atHour } from "./numbers";

export const boardLine = {
  lost: (time: string) => `Sin línea con la mesa. Así estaba a ${atHour(time)}.`,
};

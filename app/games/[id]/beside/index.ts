// What is told beside the keys: all of it is one chunk.
export { Bangers } from "./Bangers";
export { DarkNotice } from "./DarkNotice";
export { Names } from "./Names";
export { News } from "./News";
export { NoticeLine } from "./NoticeLine";
export { NotKept } from "./NotKept";
export { OneMore } from "./OneMore";
export { Refused } from "./Refused";
export { RoundLog } from "./RoundLog";

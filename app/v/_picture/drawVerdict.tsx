import type { FollowedVerdict } from "@/lib/server/verdicts/followVerdict";
import { drawPicture } from "./drawPicture";
import { VerdictPicture } from "./VerdictPicture";

/** The picture of a verdict, as a PNG. */
export const drawVerdict = (verdict: FollowedVerdict): Promise<Buffer> =>
  drawPicture(<VerdictPicture verdict={verdict} />);

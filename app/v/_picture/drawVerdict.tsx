import { drawPicture } from "@/app/_picture/drawPicture";
import type { FollowedVerdict } from "@/lib/server/verdicts/followVerdict";
import { VerdictPicture } from "./VerdictPicture";

/** The picture of a verdict, as a PNG. */
export const drawVerdict = (verdict: FollowedVerdict): Promise<Buffer> =>
  drawPicture(<VerdictPicture verdict={verdict} />);

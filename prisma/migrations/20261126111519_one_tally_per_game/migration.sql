-- The sums are folded from the tallies, and cached in memory.
DROP TABLE "CourseRow";
DROP TABLE "GroupFigures";
DROP TABLE "GroupTally";

DROP INDEX "GameTally_groupId_idx";
ALTER TABLE "GameTally" DROP COLUMN "added";
ALTER TABLE "GameTally" DROP COLUMN "groupId";

ALTER TABLE "Group" ADD COLUMN "totalsVersion" INTEGER NOT NULL DEFAULT 0;

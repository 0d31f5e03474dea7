-- DropForeignKey
ALTER TABLE "GroupTally" DROP CONSTRAINT "GroupTally_groupId_fkey";

-- DropForeignKey
ALTER TABLE "GroupFigures" DROP CONSTRAINT "GroupFigures_groupId_fkey";

-- DropForeignKey
ALTER TABLE "CourseRow" DROP CONSTRAINT "CourseRow_groupId_fkey";

-- DropIndex
DROP INDEX "GameTally_groupId_idx";

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "totalsVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "GameTally" DROP COLUMN "added",
DROP COLUMN "groupId";

-- DropTable
DROP TABLE "GroupTally";

-- DropTable
DROP TABLE "GroupFigures";

-- DropTable
DROP TABLE "CourseRow";

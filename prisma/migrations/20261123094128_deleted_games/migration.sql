-- AlterTable
ALTER TABLE "Game" ADD COLUMN "deletedAt" DATETIME;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "deletedAt" DATETIME;

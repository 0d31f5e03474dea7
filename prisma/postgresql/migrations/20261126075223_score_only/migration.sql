-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "scoreOnly" BOOLEAN NOT NULL DEFAULT false;

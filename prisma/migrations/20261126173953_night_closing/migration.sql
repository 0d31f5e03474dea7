-- AlterTable
ALTER TABLE "Night" ADD COLUMN "closing" JSONB;

-- AlterTable
ALTER TABLE "Night" ADD COLUMN     "closing" JSON;

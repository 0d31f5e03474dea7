-- AlterTable
ALTER TABLE "Group" ADD COLUMN "drinks" JSONB;

-- AlterTable
ALTER TABLE "LedgerLine" ADD COLUMN "drinks" JSONB;

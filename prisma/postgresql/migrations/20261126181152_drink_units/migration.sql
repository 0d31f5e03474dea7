-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "drinks" JSON;

-- AlterTable
ALTER TABLE "LedgerLine" ADD COLUMN     "drinks" JSON;

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "cookBy" TEXT COLLATE "C" NOT NULL DEFAULT 'off';

-- AlterTable
ALTER TABLE "LedgerLine" ADD COLUMN     "seasonId" TEXT COLLATE "C";

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "dueBy" TEXT COLLATE "C" NOT NULL DEFAULT 'fewest',
ADD COLUMN     "rotation" JSON,
ADD COLUMN     "shiftId" TEXT COLLATE "C",
ADD COLUMN     "shiftSetAt" TIMESTAMP(3),
ADD COLUMN     "washesBy" TEXT COLLATE "C" NOT NULL DEFAULT 'member';

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "kellyDays" JSON;

-- AlterTable
ALTER TABLE "PublicLink" ADD COLUMN     "playerId" TEXT COLLATE "C";

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

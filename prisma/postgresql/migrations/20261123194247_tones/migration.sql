-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "tones" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Tones" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "since" TIMESTAMP(3),
    "away" JSON NOT NULL,

    CONSTRAINT "Tones_pkey" PRIMARY KEY ("gameId")
);

-- AddForeignKey
ALTER TABLE "Tones" ADD CONSTRAINT "Tones_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A crew is a firehouse's: its tables have it unless it is switched off.
UPDATE "Group" SET "tones" = true WHERE "kind" = 'crew';

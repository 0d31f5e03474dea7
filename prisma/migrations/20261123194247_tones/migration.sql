-- CreateTable
CREATE TABLE "Tones" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "since" DATETIME,
    "away" JSONB NOT NULL,
    CONSTRAINT "Tones_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Group" ADD COLUMN "tones" BOOLEAN NOT NULL DEFAULT false;

-- A crew is a firehouse's: its tables have it unless it is switched off.
UPDATE "Group" SET "tones" = true WHERE "kind" = 'crew';

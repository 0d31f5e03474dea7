-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "heldBy" TEXT;

-- AlterTable
ALTER TABLE "RoundRow" ADD COLUMN "since" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Consent" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "says" TEXT NOT NULL,
    "after" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "round", "seat"),
    CONSTRAINT "Consent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Settlement" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "after" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "round"),
    CONSTRAINT "Settlement_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Seat_heldBy_idx" ON "Seat"("heldBy");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_gameId_heldBy_key" ON "Seat"("gameId", "heldBy");

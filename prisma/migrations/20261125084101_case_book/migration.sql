-- AlterTable
ALTER TABLE "Settlement" ADD COLUMN "at" DATETIME;
ALTER TABLE "Settlement" ADD COLUMN "by" TEXT;

-- CreateTable
CREATE TABLE "CaseMark" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "struck" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CaseMark_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CaseMark_gameId_round_idx" ON "CaseMark"("gameId", "round");

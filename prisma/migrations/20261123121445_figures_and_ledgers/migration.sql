-- AlterTable
ALTER TABLE "Player" ADD COLUMN "drinkLimit" INTEGER;
ALTER TABLE "Player" ADD COLUMN "unlistedAt" DATETIME;

-- CreateTable
CREATE TABLE "GameTally" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "tally" JSONB NOT NULL,
    "added" JSONB,
    CONSTRAINT "GameTally_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupTally" (
    "groupId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "tally" JSONB NOT NULL,

    PRIMARY KEY ("groupId", "scope", "ruleSet"),
    CONSTRAINT "GroupTally_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupFigures" (
    "groupId" TEXT NOT NULL PRIMARY KEY,
    "basis" TEXT NOT NULL,
    "upTo" DATETIME NOT NULL,
    "chains" JSONB NOT NULL,
    CONSTRAINT "GroupFigures_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LedgerLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "deed" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "gameId" TEXT,
    "day" TEXT,
    "note" TEXT,
    "takesBack" TEXT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    CONSTRAINT "LedgerLine_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PublicLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "gameId" TEXT,
    "seasonId" TEXT,
    "names" TEXT NOT NULL,
    "hash" TEXT,
    "madeBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,
    CONSTRAINT "PublicLink_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "GameTally_groupId_idx" ON "GameTally"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerLine_takesBack_key" ON "LedgerLine"("takesBack");

-- CreateIndex
CREATE INDEX "LedgerLine_groupId_ledger_at_idx" ON "LedgerLine"("groupId", "ledger", "at");

-- CreateIndex
CREATE INDEX "LedgerLine_gameId_idx" ON "LedgerLine"("gameId");

-- CreateIndex
CREATE UNIQUE INDEX "PublicLink_hash_key" ON "PublicLink"("hash");

-- CreateIndex
CREATE INDEX "PublicLink_groupId_idx" ON "PublicLink"("groupId");

-- CreateIndex
CREATE INDEX "PublicLink_gameId_idx" ON "PublicLink"("gameId");

-- CreateIndex
CREATE INDEX "Game_groupId_updatedAt_idx" ON "Game"("groupId", "updatedAt");

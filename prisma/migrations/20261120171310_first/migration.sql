-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ruleSet" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "engineVersion" INTEGER NOT NULL,
    "linkHash" TEXT NOT NULL,
    "startedBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "key"),
    CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entry" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "entryId" TEXT NOT NULL,
    "action" JSONB NOT NULL,
    "after" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "seq"),
    CONSTRAINT "Entry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoundRow" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "verdict" JSONB NOT NULL,

    PRIMARY KEY ("gameId", "round"),
    CONSTRAINT "RoundRow_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Grant" (
    "gameId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("gameId", "device"),
    CONSTRAINT "Grant_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Game_linkHash_key" ON "Game"("linkHash");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_gameId_entryId_key" ON "Entry"("gameId", "entryId");

-- CreateIndex
CREATE INDEX "Grant_device_createdAt_idx" ON "Grant"("device", "createdAt");

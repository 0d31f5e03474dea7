-- CreateTable
CREATE TABLE "AccountDevice" (
    "accountId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "firstAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("accountId", "device"),
    CONSTRAINT "AccountDevice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupRemoval" (
    "groupId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("groupId", "accountId"),
    CONSTRAINT "GroupRemoval_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GroupRemoval_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Visit" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "gameId" TEXT NOT NULL,
    "holder" TEXT,
    "browser" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seat" TEXT,
    "endedAt" DATETIME,
    "ended" TEXT,
    CONSTRAINT "Visit_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "AccountDevice_device_idx" ON "AccountDevice"("device");

-- CreateIndex
CREATE INDEX "GroupRemoval_accountId_idx" ON "GroupRemoval"("accountId");

-- CreateIndex
CREATE INDEX "Visit_gameId_id_idx" ON "Visit"("gameId", "id");

-- CreateIndex
CREATE INDEX "Visit_holder_gameId_idx" ON "Visit"("holder", "gameId");

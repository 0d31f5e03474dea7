-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Group" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "tones" BOOLEAN NOT NULL DEFAULT false,
    "felt" TEXT NOT NULL DEFAULT 'green',
    "stampShort" TEXT NOT NULL DEFAULT '',
    "stampThere" TEXT NOT NULL DEFAULT '',
    "plate" TEXT NOT NULL DEFAULT '',
    "rotation" JSONB,
    "shiftId" TEXT,
    "shiftSetAt" DATETIME,
    "washesBy" TEXT NOT NULL DEFAULT 'member',
    "dueBy" TEXT NOT NULL DEFAULT 'fewest',
    "cookBy" TEXT NOT NULL DEFAULT 'off',
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "chipValue" INTEGER,
    "buyIn" INTEGER NOT NULL DEFAULT 0,
    "drinks" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "totalsVersion" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_Group" ("buyIn", "chipValue", "createdAt", "currency", "deletedAt", "drinks", "dueBy", "felt", "house", "id", "kind", "name", "plate", "rotation", "ruleSet", "shiftId", "shiftSetAt", "stampShort", "stampThere", "timeZone", "tones", "totalsVersion", "washesBy") SELECT "buyIn", "chipValue", "createdAt", "currency", "deletedAt", "drinks", "dueBy", "felt", "house", "id", "kind", "name", "plate", "rotation", "ruleSet", "shiftId", "shiftSetAt", "stampShort", "stampThere", "timeZone", "tones", "totalsVersion", "washesBy" FROM "Group";
DROP TABLE "Group";
ALTER TABLE "new_Group" RENAME TO "Group";
CREATE TABLE "new_LedgerLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "deed" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "shares" JSONB,
    "drinks" JSONB,
    "nightId" TEXT,
    "gameId" TEXT,
    "day" TEXT,
    "seasonId" TEXT,
    "note" TEXT,
    "takesBack" TEXT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    CONSTRAINT "LedgerLine_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerLine_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerLine_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_LedgerLine" ("amount", "at", "by", "day", "deed", "drinks", "from", "gameId", "groupId", "id", "ledger", "nightId", "note", "shares", "takesBack", "to") SELECT "amount", "at", "by", "day", "deed", "drinks", "from", "gameId", "groupId", "id", "ledger", "nightId", "note", "shares", "takesBack", "to" FROM "LedgerLine";
DROP TABLE "LedgerLine";
ALTER TABLE "new_LedgerLine" RENAME TO "LedgerLine";
CREATE UNIQUE INDEX "LedgerLine_takesBack_key" ON "LedgerLine"("takesBack");
CREATE INDEX "LedgerLine_groupId_ledger_at_idx" ON "LedgerLine"("groupId", "ledger", "at");
CREATE INDEX "LedgerLine_gameId_idx" ON "LedgerLine"("gameId");
CREATE INDEX "LedgerLine_nightId_idx" ON "LedgerLine"("nightId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

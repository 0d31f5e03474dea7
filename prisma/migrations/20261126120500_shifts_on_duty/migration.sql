-- AlterTable
ALTER TABLE "Player" ADD COLUMN "kellyDays" JSONB;

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
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "totalsVersion" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_Group" ("createdAt", "deletedAt", "felt", "house", "id", "kind", "name", "plate", "ruleSet", "stampShort", "stampThere", "timeZone", "tones", "totalsVersion") SELECT "createdAt", "deletedAt", "felt", "house", "id", "kind", "name", "plate", "ruleSet", "stampShort", "stampThere", "timeZone", "tones", "totalsVersion" FROM "Group";
DROP TABLE "Group";
ALTER TABLE "new_Group" RENAME TO "Group";
CREATE TABLE "new_PublicLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT,
    "kind" TEXT NOT NULL,
    "gameId" TEXT,
    "seasonId" TEXT,
    "playerId" TEXT,
    "place" INTEGER,
    "verdict" JSONB,
    "names" TEXT NOT NULL,
    "hash" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,
    CONSTRAINT "PublicLink_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PublicLink" ("createdAt", "gameId", "groupId", "hash", "id", "kind", "names", "place", "revokedAt", "seasonId", "verdict") SELECT "createdAt", "gameId", "groupId", "hash", "id", "kind", "names", "place", "revokedAt", "seasonId", "verdict" FROM "PublicLink";
DROP TABLE "PublicLink";
ALTER TABLE "new_PublicLink" RENAME TO "PublicLink";
CREATE UNIQUE INDEX "PublicLink_hash_key" ON "PublicLink"("hash");
CREATE INDEX "PublicLink_groupId_idx" ON "PublicLink"("groupId");
CREATE INDEX "PublicLink_gameId_idx" ON "PublicLink"("gameId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

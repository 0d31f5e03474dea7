-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT,
    "name" TEXT,
    "linkVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Table_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableLink" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    CONSTRAINT "TableLink_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sitting" (
    "tableId" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "playerId" TEXT,
    "satAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "holder"),
    CONSTRAINT "Sitting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sitting_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- Where each game is played from now on: a game at a table of its own, a playoff at the table of the game it decides, unless it was
-- played in another group.
CREATE TABLE "_Place" AS
WITH RECURSIVE "Placed" ("gameId", "tableId", "groupId") AS (
    SELECT "id", "id", "groupId" FROM "Game" WHERE "playoffOf" IS NULL
    UNION ALL
    SELECT
        "Game"."id",
        CASE WHEN "Game"."groupId" IS NULL OR "Game"."groupId" IS "Placed"."groupId" THEN "Placed"."tableId" ELSE "Game"."id" END,
        CASE WHEN "Game"."groupId" IS NULL THEN "Placed"."groupId" ELSE "Game"."groupId" END
    FROM "Game" JOIN "Placed" ON "Game"."playoffOf" = "Placed"."gameId"
)
SELECT "gameId", "tableId", "groupId" FROM "Placed";

INSERT INTO "Table" ("id", "groupId", "linkVersion", "createdAt")
SELECT "id", "groupId", "linkVersion", "createdAt" FROM "Game" WHERE "id" IN (SELECT "tableId" FROM "_Place");

-- Each group has a table to play at from now on.
INSERT INTO "Table" ("id", "groupId", "name", "createdAt")
SELECT lower(hex(randomblob(16))), "id", CASE "kind" WHEN 'crew' THEN 'Kitchen' WHEN 'bar' THEN 'Bar' ELSE 'Table' END, "createdAt"
FROM "Group";

-- Links lead where they led; those of a playoff to its table, unless the links of that one were made anew.
INSERT OR IGNORE INTO "TableLink" ("hash", "tableId", "kind")
SELECT "linkHash", "tableId", 'sit' FROM "Game" JOIN "_Place" ON "gameId" = "id" WHERE "linkHash" NOT LIKE 'anew:%'
    AND ("id" = "tableId" OR (SELECT "linkVersion" FROM "Game" AS "First" WHERE "First"."id" = "tableId") = 0);
INSERT OR IGNORE INTO "TableLink" ("hash", "tableId", "kind")
SELECT "watchHash", "tableId", 'watch' FROM "Game" JOIN "_Place" ON "gameId" = "id" WHERE "watchHash" IS NOT NULL
    AND ("id" = "tableId" OR (SELECT "linkVersion" FROM "Game" AS "First" WHERE "First"."id" = "tableId") = 0);

-- The seat that somebody held last, at each table.
INSERT OR REPLACE INTO "Sitting" ("tableId", "holder", "name", "playerId", "satAt")
SELECT "tableId", "heldBy", "Seat"."name", "playerId", "Game"."createdAt"
FROM "Seat" JOIN "Game" ON "Game"."id" = "Seat"."gameId" JOIN "_Place" ON "_Place"."gameId" = "Seat"."gameId"
WHERE "heldBy" IS NOT NULL ORDER BY "Game"."createdAt";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ruleSet" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "engineVersion" INTEGER NOT NULL,
    "tableId" TEXT NOT NULL,
    "follows" TEXT,
    "startedBy" TEXT NOT NULL,
    "groupId" TEXT,
    "nightId" TEXT,
    "seasonId" TEXT,
    "playedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resultOnly" BOOLEAN NOT NULL DEFAULT false,
    "playoffOf" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Game_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_playoffOf_fkey" FOREIGN KEY ("playoffOf") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Game" ("createdAt", "engineVersion", "groupId", "house", "id", "nightId", "playedAt", "playoffOf", "resultOnly", "ruleSet", "seasonId", "seq", "startedBy", "state", "updatedAt", "tableId") SELECT "createdAt", "engineVersion", "_Place"."groupId", "house", "id", "nightId", "playedAt", "playoffOf", "resultOnly", "ruleSet", "seasonId", "seq", "startedBy", "state", "updatedAt", "tableId" FROM "Game" JOIN "_Place" ON "gameId" = "id";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE INDEX "Game_groupId_playedAt_idx" ON "Game"("groupId", "playedAt");
CREATE INDEX "Game_tableId_createdAt_idx" ON "Game"("tableId", "createdAt");
CREATE TABLE "new_Grant" (
    "tableId" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "holder"),
    CONSTRAINT "Grant_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- The better role comes first by its name. Who kept a playoff only keeps no table by it.
INSERT INTO "new_Grant" ("tableId", "holder", "role", "createdAt")
SELECT "tableId", "holder", MIN(CASE WHEN "role" = 'keeper' AND "tableId" <> "Grant"."gameId" THEN 'player' ELSE "role" END), MIN("createdAt")
FROM "Grant" JOIN "_Place" ON "_Place"."gameId" = "Grant"."gameId"
-- Whoever was shown out of a table comes back by no playoff.
WHERE "Grant"."gameId" = "tableId"
    OR EXISTS (SELECT 1 FROM "Grant" AS "Own" WHERE "Own"."gameId" = "tableId" AND "Own"."holder" = "Grant"."holder")
    OR NOT EXISTS (
        SELECT 1 FROM "Visit"
        WHERE "Visit"."gameId" = "tableId" AND "Visit"."holder" = "Grant"."holder" AND "Visit"."ended" = 'shown-out'
    )
GROUP BY "tableId", "holder";
DROP TABLE "Grant";
ALTER TABLE "new_Grant" RENAME TO "Grant";
CREATE INDEX "Grant_holder_createdAt_idx" ON "Grant"("holder", "createdAt");
CREATE TABLE "new_Visit" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "holder" TEXT,
    "browser" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "gameId" TEXT,
    "seat" TEXT,
    "endedAt" DATETIME,
    "ended" TEXT,
    CONSTRAINT "Visit_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Visit" ("id", "tableId", "holder", "browser", "by", "at", "gameId", "seat", "endedAt", "ended")
SELECT "id", "tableId", "holder", "browser", "by", "at", "Visit"."gameId", "seat", "endedAt", "ended"
FROM "Visit" JOIN "_Place" ON "_Place"."gameId" = "Visit"."gameId";
DROP TABLE "Visit";
ALTER TABLE "new_Visit" RENAME TO "Visit";
CREATE INDEX "Visit_tableId_id_idx" ON "Visit"("tableId", "id");
CREATE INDEX "Visit_holder_tableId_idx" ON "Visit"("holder", "tableId");
DROP TABLE "_Place";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Table_groupId_idx" ON "Table"("groupId");

-- CreateIndex
CREATE INDEX "TableLink_tableId_idx" ON "TableLink"("tableId");

-- CreateIndex
CREATE INDEX "Sitting_holder_idx" ON "Sitting"("holder");

-- CreateIndex
CREATE INDEX "Sitting_playerId_idx" ON "Sitting"("playerId");

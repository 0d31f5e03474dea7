-- A new table: SQLite cannot make groupId nullable in place. No table refers to it.
CREATE TABLE "new_PublicLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT,
    "kind" TEXT NOT NULL,
    "gameId" TEXT,
    "seasonId" TEXT,
    "place" INTEGER,
    "verdict" JSONB,
    "names" TEXT NOT NULL,
    "hash" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,
    CONSTRAINT "PublicLink_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PublicLink" ("id", "groupId", "kind", "gameId", "seasonId", "names", "hash", "createdAt", "revokedAt")
SELECT "id", "groupId", "kind", "gameId", "seasonId", "names", "hash", "createdAt", "revokedAt" FROM "PublicLink";

-- The id is what the token was made of, so the old address stays the link's address. A revoked verdict link only
-- counted versions; new links have new ids.
INSERT INTO "new_PublicLink" ("id", "kind", "gameId", "place", "verdict", "names", "hash", "createdAt")
SELECT 'verdict:' || "gameId" || ':' || "place" || ':' || "version", 'verdict', "gameId", "place", "verdict", 'names', "hash", "sharedAt"
FROM "VerdictLink" WHERE "hash" IS NOT NULL;

DROP TABLE "VerdictLink";
DROP TABLE "PublicLink";
ALTER TABLE "new_PublicLink" RENAME TO "PublicLink";
CREATE UNIQUE INDEX "PublicLink_hash_key" ON "PublicLink"("hash");
CREATE INDEX "PublicLink_groupId_idx" ON "PublicLink"("groupId");
CREATE INDEX "PublicLink_gameId_idx" ON "PublicLink"("gameId");

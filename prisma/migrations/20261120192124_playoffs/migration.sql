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
    "linkHash" TEXT NOT NULL,
    "startedBy" TEXT NOT NULL,
    "playoffOf" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Game_playoffOf_fkey" FOREIGN KEY ("playoffOf") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Game" ("createdAt", "engineVersion", "house", "id", "linkHash", "ruleSet", "seq", "startedBy", "state", "updatedAt") SELECT "createdAt", "engineVersion", "house", "id", "linkHash", "ruleSet", "seq", "startedBy", "state", "updatedAt" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE UNIQUE INDEX "Game_linkHash_key" ON "Game"("linkHash");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

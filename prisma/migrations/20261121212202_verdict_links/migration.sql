-- CreateTable
CREATE TABLE "VerdictLink" (
    "gameId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "hash" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "verdict" JSONB NOT NULL,
    "sharedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("gameId", "place"),
    CONSTRAINT "VerdictLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "VerdictLink_hash_key" ON "VerdictLink"("hash");

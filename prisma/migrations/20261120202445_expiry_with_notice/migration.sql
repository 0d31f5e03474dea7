-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Installation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "ownerId" TEXT,
    "signUp" TEXT NOT NULL DEFAULT 'open',
    "guestGameDays" INTEGER NOT NULL DEFAULT 90,
    "guestDaysFrom" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Installation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Installation" ("guestGameDays", "id", "ownerId", "signUp") SELECT "guestGameDays", "id", "ownerId", "signUp" FROM "Installation";
DROP TABLE "Installation";
ALTER TABLE "new_Installation" RENAME TO "Installation";
CREATE UNIQUE INDEX "Installation_ownerId_key" ON "Installation"("ownerId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

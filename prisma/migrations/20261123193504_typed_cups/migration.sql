-- CreateTable
CREATE TABLE "TypedCup" (
    "gameId" TEXT NOT NULL,
    "cup" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "began" TEXT NOT NULL,
    "dice" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "cup", "by", "phone"),
    CONSTRAINT "TypedCup_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TypedCup" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "cup" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "began" TEXT COLLATE "C" NOT NULL,
    "dice" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TypedCup_pkey" PRIMARY KEY ("gameId","cup","by","phone")
);

-- AddForeignKey
ALTER TABLE "TypedCup" ADD CONSTRAINT "TypedCup_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

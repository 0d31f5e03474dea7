-- AlterTable
ALTER TABLE "Settlement" ADD COLUMN     "at" TIMESTAMP(3),
ADD COLUMN     "by" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "CaseMark" (
    "id" SERIAL NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "struck" BOOLEAN NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseMark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CaseMark_gameId_round_idx" ON "CaseMark"("gameId", "round");

-- AddForeignKey
ALTER TABLE "CaseMark" ADD CONSTRAINT "CaseMark_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "ScreenCode" (
    "id" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL,
    "browser" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ScreenCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
-- Unlogged: counting waits for no disk, and after a crash of the server it begins anew.
CREATE UNLOGGED TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "ScreenCode_hash_key" ON "ScreenCode"("hash");

-- CreateIndex
CREATE INDEX "ScreenCode_device_idx" ON "ScreenCode"("device");

-- CreateIndex
CREATE INDEX "ScreenCode_expiresAt_idx" ON "ScreenCode"("expiresAt");

-- CreateTable
CREATE TABLE "ScreenCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "ScreenCode_hash_key" ON "ScreenCode"("hash");

-- CreateIndex
CREATE INDEX "ScreenCode_device_idx" ON "ScreenCode"("device");

-- CreateIndex
CREATE INDEX "ScreenCode_expiresAt_idx" ON "ScreenCode"("expiresAt");

-- CreateTable
CREATE TABLE "GroupEvent" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C",
    "data" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GroupEvent_pkey" PRIMARY KEY ("groupId","seq")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "url" TEXT COLLATE "C" NOT NULL,
    "kinds" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "webhookId" TEXT COLLATE "C" NOT NULL,
    "eventId" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3),
    "deliveredAt" TIMESTAMP(3),
    "result" TEXT COLLATE "C",

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("webhookId","eventId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GroupEvent_id_key" ON "GroupEvent"("id");

-- CreateIndex
CREATE INDEX "GroupEvent_at_idx" ON "GroupEvent"("at");

-- CreateIndex
CREATE INDEX "Webhook_groupId_idx" ON "Webhook"("groupId");

-- CreateIndex
CREATE INDEX "Delivery_nextAt_idx" ON "Delivery"("nextAt");

-- CreateIndex
CREATE INDEX "Delivery_at_idx" ON "Delivery"("at");

-- AddForeignKey
ALTER TABLE "GroupEvent" ADD CONSTRAINT "GroupEvent_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

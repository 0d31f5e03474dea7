-- CreateTable
CREATE TABLE "GroupEvent" (
    "groupId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "gameId" TEXT,
    "data" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("groupId", "seq"),
    CONSTRAINT "GroupEvent_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Webhook_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Delivery" (
    "webhookId" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME,
    "deliveredAt" DATETIME,
    "result" TEXT,

    PRIMARY KEY ("webhookId", "eventId"),
    CONSTRAINT "Delivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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

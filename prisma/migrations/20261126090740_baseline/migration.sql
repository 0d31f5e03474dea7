-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT,
    "name" TEXT,
    "linkVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    CONSTRAINT "Table_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableLink" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    CONSTRAINT "TableLink_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sitting" (
    "tableId" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "playerId" TEXT,
    "satAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "holder"),
    CONSTRAINT "Sitting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sitting_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ruleSet" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "engineVersion" INTEGER NOT NULL,
    "tableId" TEXT NOT NULL,
    "follows" TEXT,
    "startedBy" TEXT NOT NULL,
    "groupId" TEXT,
    "nightId" TEXT,
    "seasonId" TEXT,
    "playedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resultOnly" BOOLEAN NOT NULL DEFAULT false,
    "playoffOf" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    "scoreOnly" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Game_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Game_playoffOf_fkey" FOREIGN KEY ("playoffOf") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "playerId" TEXT,
    "joinedAt" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "heldBy" TEXT,

    PRIMARY KEY ("gameId", "key"),
    CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entry" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "entryId" TEXT NOT NULL,
    "action" JSONB NOT NULL,
    "after" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "replaces" JSONB,

    PRIMARY KEY ("gameId", "seq"),
    CONSTRAINT "Entry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoundRow" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "verdict" JSONB NOT NULL,
    "since" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("gameId", "round"),
    CONSTRAINT "RoundRow_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Consent" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "says" TEXT NOT NULL,
    "after" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "round", "seat"),
    CONSTRAINT "Consent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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

-- CreateTable
CREATE TABLE "Settlement" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "after" INTEGER NOT NULL,
    "at" DATETIME,
    "by" TEXT,

    PRIMARY KEY ("gameId", "round"),
    CONSTRAINT "Settlement_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CaseMark" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "struck" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CaseMark_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Tones" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "since" DATETIME,
    "away" JSONB NOT NULL,
    CONSTRAINT "Tones_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Grant" (
    "tableId" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "holder"),
    CONSTRAINT "Grant_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "provenEmail" TEXT,
    "passphrase" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Identity" (
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,

    PRIMARY KEY ("provider", "subject"),
    CONSTRAINT "Identity_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OneTimeCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL,
    "email" TEXT,
    "accountId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "OneTimeCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClaimedDevice" (
    "device" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    CONSTRAINT "ClaimedDevice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AccountDevice" (
    "accountId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "firstAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("accountId", "device"),
    CONSTRAINT "AccountDevice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupRemoval" (
    "groupId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("groupId", "accountId"),
    CONSTRAINT "GroupRemoval_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GroupRemoval_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Visit" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "holder" TEXT,
    "browser" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "gameId" TEXT,
    "seat" TEXT,
    "endedAt" DATETIME,
    "ended" TEXT,
    CONSTRAINT "Visit_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "ownerId" TEXT,
    "signUp" TEXT NOT NULL DEFAULT 'open',
    "guestGameDays" INTEGER NOT NULL DEFAULT 90,
    "guestDaysFrom" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Installation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Group" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "tones" BOOLEAN NOT NULL DEFAULT false,
    "felt" TEXT NOT NULL DEFAULT 'green',
    "stampShort" TEXT NOT NULL DEFAULT '',
    "stampThere" TEXT NOT NULL DEFAULT '',
    "plate" TEXT NOT NULL DEFAULT ''
);

-- CreateTable
CREATE TABLE "HousePreset" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "house" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "HousePreset_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Membership" (
    "groupId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("groupId", "accountId"),
    CONSTRAINT "Membership_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Membership_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nickname" TEXT,
    "colour" TEXT NOT NULL,
    "accountId" TEXT,
    "seasonId" TEXT,
    "mergedInto" TEXT,
    "retiredAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "drinkLimit" INTEGER,
    "unlistedAt" DATETIME,
    CONSTRAINT "Player_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Player_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Player_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Player_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "startsOn" TEXT,
    "retiredAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Season_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Night" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "name" TEXT,
    "buyIn" INTEGER NOT NULL,
    "unit" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" DATETIME,
    CONSTRAINT "Night_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BuyIn" (
    "nightId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "times" INTEGER NOT NULL DEFAULT 1,
    "shares" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("nightId", "playerId"),
    CONSTRAINT "BuyIn_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BuyIn_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "nightId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    CONSTRAINT "Payment_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "madeBy" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "mostUses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "revokedAt" DATETIME,
    CONSTRAINT "Invitation_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invitation_madeBy_fkey" FOREIGN KEY ("madeBy") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GameTally" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "tally" JSONB NOT NULL,
    "added" JSONB,
    CONSTRAINT "GameTally_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupTally" (
    "groupId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "tally" JSONB NOT NULL,

    PRIMARY KEY ("groupId", "scope", "ruleSet"),
    CONSTRAINT "GroupTally_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GroupFigures" (
    "groupId" TEXT NOT NULL PRIMARY KEY,
    "basis" TEXT NOT NULL,
    "upTo" DATETIME NOT NULL,
    "chains" JSONB NOT NULL,
    CONSTRAINT "GroupFigures_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CourseRow" (
    "groupId" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "course" JSONB NOT NULL,

    PRIMARY KEY ("groupId", "person", "ruleSet"),
    CONSTRAINT "CourseRow_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LedgerLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "deed" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "gameId" TEXT,
    "day" TEXT,
    "note" TEXT,
    "takesBack" TEXT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    CONSTRAINT "LedgerLine_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PublicLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "groupId" TEXT,
    "kind" TEXT NOT NULL,
    "gameId" TEXT,
    "seasonId" TEXT,
    "place" INTEGER,
    "verdict" JSONB,
    "names" TEXT NOT NULL,
    "hash" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,
    CONSTRAINT "PublicLink_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PublicLink_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

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
CREATE INDEX "Table_groupId_idx" ON "Table"("groupId");

-- CreateIndex
CREATE INDEX "TableLink_tableId_idx" ON "TableLink"("tableId");

-- CreateIndex
CREATE INDEX "Sitting_holder_idx" ON "Sitting"("holder");

-- CreateIndex
CREATE INDEX "Sitting_playerId_idx" ON "Sitting"("playerId");

-- CreateIndex
CREATE INDEX "Game_groupId_playedAt_idx" ON "Game"("groupId", "playedAt");

-- CreateIndex
CREATE INDEX "Game_groupId_updatedAt_idx" ON "Game"("groupId", "updatedAt");

-- CreateIndex
CREATE INDEX "Game_tableId_createdAt_idx" ON "Game"("tableId", "createdAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- CreateIndex
CREATE INDEX "Seat_heldBy_idx" ON "Seat"("heldBy");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_gameId_heldBy_key" ON "Seat"("gameId", "heldBy");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_gameId_entryId_key" ON "Entry"("gameId", "entryId");

-- CreateIndex
CREATE INDEX "CaseMark_gameId_round_idx" ON "CaseMark"("gameId", "round");

-- CreateIndex
CREATE INDEX "Grant_holder_createdAt_idx" ON "Grant"("holder", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provenEmail_key" ON "Account"("provenEmail");

-- CreateIndex
CREATE INDEX "Account_email_idx" ON "Account"("email");

-- CreateIndex
CREATE INDEX "Session_accountId_idx" ON "Session"("accountId");

-- CreateIndex
CREATE INDEX "Identity_accountId_idx" ON "Identity"("accountId");

-- CreateIndex
CREATE INDEX "OneTimeCode_accountId_idx" ON "OneTimeCode"("accountId");

-- CreateIndex
CREATE INDEX "ClaimedDevice_accountId_idx" ON "ClaimedDevice"("accountId");

-- CreateIndex
CREATE INDEX "AccountDevice_device_idx" ON "AccountDevice"("device");

-- CreateIndex
CREATE INDEX "GroupRemoval_accountId_idx" ON "GroupRemoval"("accountId");

-- CreateIndex
CREATE INDEX "Visit_tableId_id_idx" ON "Visit"("tableId", "id");

-- CreateIndex
CREATE INDEX "Visit_holder_tableId_idx" ON "Visit"("holder", "tableId");

-- CreateIndex
CREATE UNIQUE INDEX "Installation_ownerId_key" ON "Installation"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "HousePreset_groupId_game_name_key" ON "HousePreset"("groupId", "game", "name");

-- CreateIndex
CREATE INDEX "Membership_accountId_idx" ON "Membership"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Player_groupId_accountId_key" ON "Player"("groupId", "accountId");

-- CreateIndex
CREATE INDEX "Season_groupId_idx" ON "Season"("groupId");

-- CreateIndex
CREATE INDEX "Night_groupId_startedAt_idx" ON "Night"("groupId", "startedAt");

-- CreateIndex
CREATE INDEX "Payment_nightId_idx" ON "Payment"("nightId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_hash_key" ON "Invitation"("hash");

-- CreateIndex
CREATE INDEX "Invitation_groupId_idx" ON "Invitation"("groupId");

-- CreateIndex
CREATE INDEX "GameTally_groupId_idx" ON "GameTally"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerLine_takesBack_key" ON "LedgerLine"("takesBack");

-- CreateIndex
CREATE INDEX "LedgerLine_groupId_ledger_at_idx" ON "LedgerLine"("groupId", "ledger", "at");

-- CreateIndex
CREATE INDEX "LedgerLine_gameId_idx" ON "LedgerLine"("gameId");

-- CreateIndex
CREATE UNIQUE INDEX "PublicLink_hash_key" ON "PublicLink"("hash");

-- CreateIndex
CREATE INDEX "PublicLink_groupId_idx" ON "PublicLink"("groupId");

-- CreateIndex
CREATE INDEX "PublicLink_gameId_idx" ON "PublicLink"("gameId");

-- CreateIndex
CREATE UNIQUE INDEX "ScreenCode_hash_key" ON "ScreenCode"("hash");

-- CreateIndex
CREATE INDEX "ScreenCode_device_idx" ON "ScreenCode"("device");

-- CreateIndex
CREATE INDEX "ScreenCode_expiresAt_idx" ON "ScreenCode"("expiresAt");

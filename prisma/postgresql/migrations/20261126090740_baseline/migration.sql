-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C",
    "linkVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableLink" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "tableId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TableLink_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Sitting" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C",
    "satAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Sitting_pkey" PRIMARY KEY ("tableId","holder")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ruleSet" TEXT COLLATE "C" NOT NULL,
    "house" JSON NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "state" JSON NOT NULL,
    "engineVersion" INTEGER NOT NULL,
    "tableId" TEXT COLLATE "C" NOT NULL,
    "follows" TEXT COLLATE "C",
    "startedBy" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C",
    "nightId" TEXT COLLATE "C",
    "seasonId" TEXT COLLATE "C",
    "playedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resultOnly" BOOLEAN NOT NULL DEFAULT false,
    "playoffOf" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "scoreOnly" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C",
    "joinedAt" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT COLLATE "C",
    "heldBy" TEXT COLLATE "C",

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","key")
);

-- CreateTable
CREATE TABLE "Entry" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "action" JSON NOT NULL,
    "replaces" JSON,
    "after" INTEGER NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("gameId","seq")
);

-- CreateTable
CREATE TABLE "RoundRow" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "verdict" JSON NOT NULL,
    "since" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "RoundRow_pkey" PRIMARY KEY ("gameId","round")
);

-- CreateTable
CREATE TABLE "Consent" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" TEXT COLLATE "C" NOT NULL,
    "says" TEXT COLLATE "C" NOT NULL,
    "after" INTEGER NOT NULL,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("gameId","round","seat")
);

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

-- CreateTable
CREATE TABLE "Settlement" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL,
    "after" INTEGER NOT NULL,
    "at" TIMESTAMP(3),
    "by" TEXT COLLATE "C",

    CONSTRAINT "Settlement_pkey" PRIMARY KEY ("gameId","round")
);

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

-- CreateTable
CREATE TABLE "Tones" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "since" TIMESTAMP(3),
    "away" JSON NOT NULL,

    CONSTRAINT "Tones_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "Grant" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Grant_pkey" PRIMARY KEY ("tableId","holder")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C",
    "provenEmail" TEXT COLLATE "C",
    "passphrase" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "browser" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Identity" (
    "provider" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Identity_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "OneTimeCode" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "purpose" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C",
    "accountId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OneTimeCode_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "ClaimedDevice" (
    "device" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ClaimedDevice_pkey" PRIMARY KEY ("device")
);

-- CreateTable
CREATE TABLE "AccountDevice" (
    "accountId" TEXT COLLATE "C" NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL,
    "browser" TEXT COLLATE "C" NOT NULL,
    "firstAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountDevice_pkey" PRIMARY KEY ("accountId","device")
);

-- CreateTable
CREATE TABLE "GroupRemoval" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GroupRemoval_pkey" PRIMARY KEY ("groupId","accountId")
);

-- CreateTable
CREATE TABLE "Visit" (
    "id" SERIAL NOT NULL,
    "tableId" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C",
    "browser" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "gameId" TEXT COLLATE "C",
    "seat" TEXT COLLATE "C",
    "endedAt" TIMESTAMP(3),
    "ended" TEXT COLLATE "C",

    CONSTRAINT "Visit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "ownerId" TEXT COLLATE "C",
    "signUp" TEXT COLLATE "C" NOT NULL DEFAULT 'open',
    "guestGameDays" INTEGER NOT NULL DEFAULT 90,
    "guestDaysFrom" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Group" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "timeZone" TEXT COLLATE "C" NOT NULL,
    "ruleSet" TEXT COLLATE "C" NOT NULL,
    "house" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "tones" BOOLEAN NOT NULL DEFAULT false,
    "felt" TEXT COLLATE "C" NOT NULL DEFAULT 'green',
    "plate" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "stampShort" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "stampThere" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HousePreset" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "house" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HousePreset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("groupId","accountId")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nickname" TEXT COLLATE "C",
    "colour" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C",
    "seasonId" TEXT COLLATE "C",
    "mergedInto" TEXT COLLATE "C",
    "retiredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "drinkLimit" INTEGER,
    "unlistedAt" TIMESTAMP(3),

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "startsOn" TEXT COLLATE "C",
    "retiredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Night" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C",
    "buyIn" INTEGER NOT NULL,
    "unit" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Night_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BuyIn" (
    "nightId" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "shares" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BuyIn_pkey" PRIMARY KEY ("nightId","playerId")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "nightId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "from" TEXT COLLATE "C" NOT NULL,
    "to" TEXT COLLATE "C" NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "madeBy" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "mostUses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameTally" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "tally" JSON NOT NULL,
    "added" JSON,

    CONSTRAINT "GameTally_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "GroupTally" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "ruleSet" TEXT COLLATE "C" NOT NULL,
    "tally" JSON NOT NULL,

    CONSTRAINT "GroupTally_pkey" PRIMARY KEY ("groupId","scope","ruleSet")
);

-- CreateTable
CREATE TABLE "GroupFigures" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "basis" TEXT COLLATE "C" NOT NULL,
    "upTo" TIMESTAMP(3) NOT NULL,
    "chains" JSON NOT NULL,

    CONSTRAINT "GroupFigures_pkey" PRIMARY KEY ("groupId")
);

-- CreateTable
CREATE TABLE "CourseRow" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "person" TEXT COLLATE "C" NOT NULL,
    "ruleSet" TEXT COLLATE "C" NOT NULL,
    "course" JSON NOT NULL,

    CONSTRAINT "CourseRow_pkey" PRIMARY KEY ("groupId","person","ruleSet")
);

-- CreateTable
CREATE TABLE "LedgerLine" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C" NOT NULL,
    "ledger" TEXT COLLATE "C" NOT NULL,
    "deed" TEXT COLLATE "C" NOT NULL,
    "from" TEXT COLLATE "C" NOT NULL,
    "to" TEXT COLLATE "C" NOT NULL,
    "amount" INTEGER NOT NULL,
    "gameId" TEXT COLLATE "C",
    "day" TEXT COLLATE "C",
    "note" TEXT COLLATE "C",
    "takesBack" TEXT COLLATE "C",
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LedgerLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublicLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "groupId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C",
    "seasonId" TEXT COLLATE "C",
    "names" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),
    "place" INTEGER,
    "verdict" JSON,

    CONSTRAINT "PublicLink_pkey" PRIMARY KEY ("id")
);

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
-- Unlogged: counting waits for no disk, and a crash of the server resets the counts.
CREATE UNLOGGED TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
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

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableLink" ADD CONSTRAINT "TableLink_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sitting" ADD CONSTRAINT "Sitting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sitting" ADD CONSTRAINT "Sitting_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_playoffOf_fkey" FOREIGN KEY ("playoffOf") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundRow" ADD CONSTRAINT "RoundRow_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TypedCup" ADD CONSTRAINT "TypedCup_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Settlement" ADD CONSTRAINT "Settlement_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseMark" ADD CONSTRAINT "CaseMark_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tones" ADD CONSTRAINT "Tones_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Identity" ADD CONSTRAINT "Identity_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClaimedDevice" ADD CONSTRAINT "ClaimedDevice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountDevice" ADD CONSTRAINT "AccountDevice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupRemoval" ADD CONSTRAINT "GroupRemoval_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupRemoval" ADD CONSTRAINT "GroupRemoval_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Installation" ADD CONSTRAINT "Installation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HousePreset" ADD CONSTRAINT "HousePreset_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Season" ADD CONSTRAINT "Season_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Night" ADD CONSTRAINT "Night_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BuyIn" ADD CONSTRAINT "BuyIn_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BuyIn" ADD CONSTRAINT "BuyIn_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_madeBy_fkey" FOREIGN KEY ("madeBy") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameTally" ADD CONSTRAINT "GameTally_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupTally" ADD CONSTRAINT "GroupTally_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupFigures" ADD CONSTRAINT "GroupFigures_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseRow" ADD CONSTRAINT "CourseRow_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

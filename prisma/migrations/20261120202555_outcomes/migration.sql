-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "outcome" TEXT;

-- How games that are over already ended.
UPDATE "Seat" SET "outcome" = 'lost' WHERE EXISTS (
    SELECT 1 FROM "Game", json_each("Game"."state", '$.finished.losers') AS "loser"
    WHERE "Game"."id" = "Seat"."gameId" AND "loser"."value" = "Seat"."key"
);
UPDATE "Seat" SET "outcome" = 'won' WHERE EXISTS (
    SELECT 1 FROM "Game", json_each("Game"."state", '$.finished.winners') AS "winner"
    WHERE "Game"."id" = "Seat"."gameId" AND "winner"."value" = "Seat"."key"
);

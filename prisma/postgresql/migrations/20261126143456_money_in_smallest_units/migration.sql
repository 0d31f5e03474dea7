-- Amounts become whole numbers of the currency's smallest unit: "5" of "€" is 500 cents. A unit that is no currency keeps its amounts.
CREATE TABLE "Unit" ("unit" TEXT COLLATE "C" NOT NULL PRIMARY KEY, "code" TEXT COLLATE "C" NOT NULL, "scale" INTEGER NOT NULL DEFAULT 0);
INSERT INTO "Unit" ("unit", "code")
SELECT "unit", CASE "unit" WHEN '€' THEN 'EUR' WHEN '$' THEN 'USD' WHEN '£' THEN 'GBP' WHEN '¥' THEN 'JPY' ELSE "unit" END
FROM (SELECT "unit" FROM "Night" UNION SELECT substr("ledger", 7) FROM "LedgerLine" WHERE "ledger" LIKE 'money:%') AS "used";
UPDATE "Unit" SET "scale" = CASE
  WHEN "code" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 1
  WHEN "code" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
  WHEN "code" IN (
    'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BMD', 'BND', 'BOB',
    'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK',
    'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GTQ',
    'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IRR', 'JMD', 'KES', 'KGS', 'KHR', 'KPW', 'KYD',
    'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR',
    'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PGK', 'PHP',
    'PKR', 'PLN', 'QAR', 'RON', 'RSD', 'RUB', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS',
    'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH',
    'USD', 'UYU', 'UZS', 'VES', 'WST', 'XCD', 'YER', 'ZAR', 'ZMW'
  ) THEN 100
  ELSE 1 END;

-- A night's debts count where they are. The copies in the ledger go, and so do the ticks that marked them as copied.
DELETE FROM "Payment" WHERE "id" IN (SELECT "id" FROM "LedgerLine" WHERE "deed" = 'carried');
DELETE FROM "LedgerLine" WHERE "takesBack" IN (SELECT "id" FROM "LedgerLine" WHERE "deed" = 'carried');
DELETE FROM "LedgerLine" WHERE "deed" = 'carried';
-- A pot of chips is no person: what was paid to one has not counted.
DELETE FROM "Payment" WHERE "kind" = 'chips' AND ("from" = 'pot' OR "to" = 'pot');
DELETE FROM "LedgerLine" WHERE "ledger" = 'chips' AND ("from" = 'pot' OR "to" = 'pot');

UPDATE "LedgerLine" SET
  "amount" = (SELECT CASE WHEN "amount" > 2147483647 / u."scale" THEN 2147483647 ELSE "amount" * u."scale" END FROM "Unit" u WHERE u."unit" = substr("ledger", 7)),
  "ledger" = 'money:' || (SELECT u."code" FROM "Unit" u WHERE u."unit" = substr("ledger", 7))
WHERE "ledger" LIKE 'money:%';

-- The other ticks become payments of the ledger.
INSERT INTO "LedgerLine" ("id", "groupId", "ledger", "deed", "from", "to", "amount", "at", "by")
SELECT CASE WHEN EXISTS (SELECT 1 FROM "LedgerLine" l WHERE l."id" = p."id") THEN 'payment-' || p."id" ELSE p."id" END,
  n."groupId", CASE WHEN p."kind" = 'chips' THEN 'chips' ELSE 'money:' || u."code" END, 'repaid', p."from", p."to",
  CASE WHEN p."kind" = 'chips' THEN p."amount" ELSE CASE WHEN p."amount" > 2147483647 / u."scale" THEN 2147483647 ELSE p."amount" * u."scale" END END, p."at", p."by"
FROM "Payment" p JOIN "Night" n ON n."id" = p."nightId" JOIN "Unit" u ON u."unit" = n."unit";

-- Buy-ins were paid in cash, so the pot owed them to its takers, in whole units.
INSERT INTO "LedgerLine" ("id", "groupId", "ledger", "deed", "from", "to", "amount", "at", "by")
SELECT 'pot-' || n."id" || '-' || b."who", n."groupId", 'money:' || u."code", 'owed', 'pot', b."who",
  CASE WHEN (t."paid" * n."buyIn" * b."shares" / t."shares") > 2147483647 / u."scale" THEN 2147483647 ELSE (t."paid" * n."buyIn" * b."shares" / t."shares") * u."scale" END, COALESCE(n."endedAt", n."startedAt"), ''
FROM "Night" n
JOIN "Unit" u ON u."unit" = n."unit"
JOIN (SELECT "nightId", CAST(SUM("times") AS BIGINT) AS "paid", CAST(SUM("shares") AS BIGINT) AS "shares" FROM "BuyIn" GROUP BY "nightId") t
  ON t."nightId" = n."id"
JOIN (SELECT o."nightId", COALESCE(p."mergedInto", p."id") AS "who", CAST(SUM(o."shares") AS BIGINT) AS "shares"
  FROM "BuyIn" o JOIN "Player" p ON p."id" = o."playerId" GROUP BY o."nightId", COALESCE(p."mergedInto", p."id")) b
  ON b."nightId" = n."id"
WHERE b."shares" > 0 AND t."paid" * n."buyIn" * b."shares" / t."shares" > 0;

UPDATE "Night" SET
  "buyIn" = (SELECT CASE WHEN "buyIn" > 2147483647 / u."scale" THEN 2147483647 ELSE "buyIn" * u."scale" END FROM "Unit" u WHERE u."unit" = "Night"."unit"),
  "unit" = (SELECT u."code" FROM "Unit" u WHERE u."unit" = "Night"."unit");

-- DropForeignKey
ALTER TABLE "BuyIn" DROP CONSTRAINT "BuyIn_playerId_fkey";

-- DropForeignKey
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_nightId_fkey";

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "buyIn" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "chipValue" INTEGER,
ADD COLUMN     "currency" TEXT COLLATE "C" NOT NULL DEFAULT 'USD';

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "guestNames" JSON,
ADD COLUMN     "payLink" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Night" ADD COLUMN     "chipValue" INTEGER,
ADD COLUMN     "paidIn" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "BuyIn" RENAME COLUMN "playerId" TO "party";

-- AlterTable
ALTER TABLE "LedgerLine" ADD COLUMN     "nightId" TEXT COLLATE "C",
ADD COLUMN     "shares" JSON;

-- DropTable
DROP TABLE "Payment";

-- CreateIndex
CREATE INDEX "LedgerLine_nightId_idx" ON "LedgerLine"("nightId");

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_nightId_fkey" FOREIGN KEY ("nightId") REFERENCES "Night"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE "Night" SET "paidIn" = TRUE
WHERE "buyIn" > 0 AND EXISTS (SELECT 1 FROM "BuyIn" b WHERE b."nightId" = "Night"."id" AND b."times" > 0);
-- A group has the currency and the buy-in of its latest night for money, else the currency of its latest entry, else of its time zone.
UPDATE "Group" SET
  "currency" = COALESCE(
    (SELECT n."unit" FROM "Night" n JOIN "Unit" u ON u."code" = n."unit"
      WHERE n."groupId" = "Group"."id" AND n."buyIn" > 0 AND (u."scale" > 1 OR u."code" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'))
      ORDER BY n."startedAt" DESC LIMIT 1),
    (SELECT u."code" FROM "LedgerLine" l JOIN "Unit" u ON l."ledger" = 'money:' || u."code"
      WHERE l."groupId" = "Group"."id" AND (u."scale" > 1 OR u."code" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'))
      ORDER BY l."at" DESC LIMIT 1),
    CASE WHEN "timeZone" = 'Europe/London' THEN 'GBP' WHEN "timeZone" LIKE 'Europe/%' THEN 'EUR' ELSE 'USD' END);
UPDATE "Group" SET "buyIn" = COALESCE(
  (SELECT n."buyIn" FROM "Night" n WHERE n."groupId" = "Group"."id" AND n."unit" = "Group"."currency" AND n."buyIn" > 0
    ORDER BY n."startedAt" DESC LIMIT 1), 0);
DROP TABLE "Unit";

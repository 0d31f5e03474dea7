-- AlterTable
ALTER TABLE "PublicLink" DROP COLUMN "madeBy",
ADD COLUMN     "place" INTEGER,
ADD COLUMN     "verdict" JSON,
ALTER COLUMN "groupId" DROP NOT NULL;

-- The id is what the token was made of, so the old address stays the link's address. A revoked verdict link only
-- counted versions; new links have new ids.
INSERT INTO "PublicLink" ("id", "kind", "gameId", "place", "verdict", "names", "hash", "createdAt")
SELECT 'verdict:' || "gameId" || ':' || "place" || ':' || "version", 'verdict', "gameId", "place", "verdict", 'names', "hash", "sharedAt"
FROM "VerdictLink" WHERE "hash" IS NOT NULL;

-- DropTable
DROP TABLE "VerdictLink";

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "tonight" TEXT COLLATE "C" NOT NULL DEFAULT 'wilds price money exact turns hands odd';

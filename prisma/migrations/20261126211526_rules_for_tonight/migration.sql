-- AlterTable
ALTER TABLE "Group" ADD COLUMN "tonight" TEXT NOT NULL DEFAULT 'wilds price money exact turns hands odd';

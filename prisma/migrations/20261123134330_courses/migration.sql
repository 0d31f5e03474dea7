-- CreateTable
CREATE TABLE "CourseRow" (
    "groupId" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "ruleSet" TEXT NOT NULL,
    "course" JSONB NOT NULL,

    PRIMARY KEY ("groupId", "person", "ruleSet"),
    CONSTRAINT "CourseRow_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

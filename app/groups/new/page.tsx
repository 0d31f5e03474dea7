import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { groupWords } from "@/lib/messages/group";
import { readVisitor } from "@/lib/server/identity/visitor";
import { NewGroup } from "./NewGroup";

export const generateMetadata = (): Metadata => ({ title: groupWords.make.title });

// With the keyboard open, the button stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

/** Creates a group; visitors sign in first. */
export default async function NewGroupPage() {
  const { account } = await readVisitor(await cookies());
  if (account === null) redirect("/sign-in?next=%2Fgroups%2Fnew");
  return (
    <main>
      <NewGroup />
    </main>
  );
}

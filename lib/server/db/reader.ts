import type { Prisma } from "../generated/prisma/client";

/** The database client, inside or outside a transaction. */
export type Reader = Prisma.TransactionClient;

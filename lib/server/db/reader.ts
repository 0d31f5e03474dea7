import type { Prisma } from "../generated/prisma/client";

/** The database, inside or outside a transaction. */
export type Reader = Prisma.TransactionClient;

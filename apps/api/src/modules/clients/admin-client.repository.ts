import type { AdminClient, AdminClientSummary } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  clients,
  documents,
  domiciliations,
  orders,
  users,
} from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';

/** A client with their account. */
export type ClientRow = {
  client: typeof clients.$inferSelect;
  user: typeof users.$inferSelect;
};

/** SELECT of clients with their accounts; the caller adds conditions. */
export function selectClients(db: Executor) {
  return db
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .$dynamic();
}

export async function findClient(db: Executor, clientId: string): Promise<ClientRow | null> {
  const [row] = await selectClients(db).where(eq(clients.userId, clientId));
  return row ?? null;
}

/** The numbers of a client's records, up to 1 001 of each kind. */
export async function countBelongings(
  db: Executor,
  clientId: string,
): Promise<AdminClient['counts']> {
  return {
    orders: await countUpTo(db, { table: orders, id: orders.id }, eq(orders.clientId, clientId)),
    bills: await countUpTo(db, { table: bills, id: bills.id }, eq(bills.clientId, clientId)),
    documents: await countUpTo(
      db,
      { table: documents, id: documents.id },
      eq(documents.clientId, clientId),
    ),
    domiciliations: await countUpTo(
      db,
      { table: domiciliations, id: domiciliations.id },
      eq(domiciliations.clientId, clientId),
    ),
  };
}

/** A client in the staff's list. */
export function toSummary({ client, user }: ClientRow): AdminClientSummary {
  return {
    id: client.userId,
    email: user.email,
    firstName: client.firstName,
    lastName: client.lastName,
    phone: client.phone,
    companyName: client.companyName,
    ice: client.ice,
    city: client.city,
    disabled: user.disabledAt !== null,
    created_at: client.createdAt.toISOString(),
  };
}

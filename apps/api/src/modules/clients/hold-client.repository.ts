import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, users } from '../../database/schema/index.ts';

/**
 * Takes a shared lock that prevents the erasure of a client until the transaction ends. A transaction that adds or locks
 * a client's record takes this lock first, so that the erasure sees the change and the two never deadlock.
 * @returns false when the client has been erased
 */
export async function holdClient(tx: Executor, clientId: string): Promise<boolean> {
  const ofClient = eq(clients.userId, clientId);
  await tx.select({ id: clients.userId }).from(clients).where(ofClient).for('key share');
  // A second statement, because the one that waited for the lock does not see what was committed since.
  const [user] = await tx
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, clientId));
  return user?.erasedAt === null;
}

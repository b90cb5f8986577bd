import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, users } from '../../database/schema/index.ts';

/**
 * Keeps a client from being erased until the transaction ends; any number may do so at once. Anyone who
 * gives a client something, or locks what is theirs, holds the client first: then erasing sees it, and
 * nobody waits for each other. @returns false when the client was erased meanwhile
 */
export async function holdClient(tx: Executor, clientId: string): Promise<boolean> {
  const ofClient = eq(clients.userId, clientId);
  await tx.select({ id: clients.userId }).from(clients).where(ofClient).for('key share');
  // Asked anew: what was waited for is not seen by the statement that waited.
  const [user] = await tx
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, clientId));
  return user?.erasedAt === null;
}

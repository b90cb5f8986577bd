import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { users } from '../../../database/schema/index.ts';

/** Whether this client’s account has this address, which is in lower case. */
export async function isAccountOf(
  db: Executor,
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const isTheirs = and(eq(users.id, clientId), eq(sql`lower(${users.email})`, email));
  return (await db.$count(users, isTheirs)) > 0;
}

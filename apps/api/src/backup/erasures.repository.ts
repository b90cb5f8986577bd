import { and, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import type { Executor } from '../database/client.ts';
import * as schema from '../database/schema/index.ts';

const { users } = schema;

/** The open transaction of a connection, for repositories. */
export function transactionOf(client: PoolClient): Executor {
  return drizzle(client, { schema });
}

/** The ids of all erased accounts. */
export async function findErased(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.users WHERE erased_at IS NOT NULL ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

/** The e-mail address of an account that is not erased; null when there is none. */
export async function findPresentEmail(tx: Executor, id: string): Promise<string | null> {
  const isThere = and(eq(users.id, id), isNull(users.erasedAt));
  const [user] = await tx.select({ email: users.email }).from(users).where(isThere);
  return user?.email ?? null;
}

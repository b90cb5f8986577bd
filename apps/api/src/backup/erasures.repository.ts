import { canonicalEmail } from '@tassis/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import * as schema from '../database/schema/index.ts';
import { newToken } from '../modules/account/account-token.repository.ts';
import { wipeUser } from '../modules/account/personal-data.service.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

/** The ids of all erased accounts. */
export async function findErased(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.users WHERE erased_at IS NOT NULL ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

/**
 * Erases again those accounts of the list that a restore has brought back.
 * @returns how many they are, and the files that have no row any more
 */
export async function eraseAgain(client: PoolClient, ids: readonly string[]) {
  const tx = drizzle(client, { schema });
  const passwords = createPasswordHasher();
  const files: string[] = [];
  let count = 0;
  for (const id of ids) {
    const { users } = schema;
    const isThere = and(eq(users.id, id), isNull(users.erasedAt));
    const [user] = await tx.select({ email: users.email }).from(users).where(isThere);
    if (user === undefined) continue;
    const email = canonicalEmail(user.email);
    const passwordHash = await passwords.hash(newToken());
    files.push(...(await wipeUser(tx, { userId: id, email, passwordHash, now: new Date() })));
    count += 1;
  }
  return { count, files };
}

import { canonicalEmail } from '@tassis/domain';
import type { PoolClient } from 'pg';
import { newToken } from '../modules/account/account-token.repository.ts';
import { wipeUser } from '../modules/account/personal-data.service.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { findPresentEmail, transactionOf } from './erasures.repository.ts';

/**
 * Erases again those accounts of the list that a restore has brought back.
 * @returns how many they are, and the files that have no row any more
 */
export async function eraseAgain(client: PoolClient, ids: readonly string[]) {
  const tx = transactionOf(client);
  const passwords = createPasswordHasher();
  const files: string[] = [];
  let count = 0;
  for (const id of ids) {
    const found = await findPresentEmail(tx, id);
    if (found === null) continue;
    const email = canonicalEmail(found);
    const passwordHash = await passwords.hash(newToken());
    files.push(...(await wipeUser(tx, { userId: id, email, passwordHash, now: new Date() })));
    count += 1;
  }
  return { count, files };
}

import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** This transaction waits ten seconds at most for a lock. */
export async function waitTenSeconds(tx: Executor): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = '10s'`);
}

import { sql } from 'drizzle-orm';
import { openFiles, type StorageLocation } from '../files/storage-location.ts';
import type { Database, Executor } from '../database/client.ts';
import { users } from '../database/schema/index.ts';

/** Any constant that is the same in every process. */
const lockKey = 7_203_116;

/**
 * Fills an empty database with the demo firm: accounts, packages, settings, orders. Costs one query when accounts exist.
 * Never called in production.
 * @returns whether it filled it
 */
export async function seedDemo(
  db: Database,
  location: StorageLocation,
  now = new Date(),
): Promise<boolean> {
  if (await hasUsers(db)) return false;

  // Loaded on demand, because a start without seeding does not need the builders.
  const { insertDemoData } = await import('./demo-data.ts');
  const files = await openFiles(location);
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    if (await hasUsers(tx)) return false;
    await insertDemoData(tx, { now, files });
    return true;
  });
}

async function hasUsers(db: Executor): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

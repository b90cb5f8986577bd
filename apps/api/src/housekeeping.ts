import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/client.ts';
import { idempotencyKeys, sessions } from './database/schema/index.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Ended sessions stay a while, to tell a stolen token from one that never was. */
const ENDED_SESSIONS_KEPT_MS = 30 * DAY_MS;

type Parts = { db: Database; clock: Clock; log: FastifyBaseLogger };

/** Throws away, hourly, what has served its time. @returns stops it */
export function startHousekeeping({ db, clock, log }: Parts): () => void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One sweep: answers kept for replays, sessions that ended long ago (their tokens go with them). */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(DAY_MS)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(ENDED_SESSIONS_KEPT_MS)));
}

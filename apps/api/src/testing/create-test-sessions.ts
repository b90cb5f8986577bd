import type { Role } from '@tassis/domain';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { createSessions } from '../sessions/sessions.ts';
import { insertAccount } from './accounts.ts';
import { movableClock } from './movable-clock.ts';

/** Sessions on a database of their own, without the API around them, with a clock that the test moves. */
export async function createTestSessions() {
  const { db, pool } = await createTestDatabase();
  const clock = movableClock();
  const parts = { db, clock, keys: ['a key of the tests'] as const };
  const sessions = createSessions(parts);
  const begin = (userId: string, userAgent: string | null = null) =>
    sessions.begin(db, { userId, userAgent });
  return {
    db,
    pool,
    clock,
    sessions,
    begin,
    /** The same sessions in another process. */
    elsewhere: createSessions(parts),
    isAlive: async (accessToken: string) => (await sessions.find(accessToken)) !== null,
    /** A new account of this role and a session of its. */
    signIn: async (role: Role = 'client') => {
      const { id } = await insertAccount(db, role);
      return { id, ...(await begin(id)) };
    },
  };
}

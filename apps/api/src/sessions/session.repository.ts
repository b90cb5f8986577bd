import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Role } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { statementCache } from '../database/prepared-statements.ts';
import { secondFactors, sessions, sessionTokens, users } from '../database/schema/index.ts';

/** More devices than anybody has. */
const LISTED_MAX = 100;

export type Generation = typeof sessionTokens.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

const prepared = statementCache();

/** A valid access token with its session and its user; null for anything else. */
export async function findByAccessToken(db: Executor, accessTokenHash: string, now: Date) {
  const byAccessToken = prepared(db, 'by access token', () =>
    db
      .select({
        sessionId: sessions.id,
        userId: users.id,
        role: users.userType,
        hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} IS NOT NULL`,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(
        and(
          eq(sessionTokens.accessTokenHash, sql.placeholder('accessTokenHash')),
          gt(sessionTokens.accessExpiresAt, sql.placeholder('now')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          isNull(sessions.revokedAt),
          isNull(users.disabledAt),
        ),
      ),
  );
  const [row] = await byAccessToken.execute({ accessTokenHash, now });
  return row ?? null;
}

/**
 * The generation of a refresh token, its session (locked, so that refreshes of one family queue
 * up), and whether its user may still sign in; null for a token that never was.
 */
export async function lockFamily(tx: Executor, refreshTokenHash: string) {
  const [owner] = await tx
    .select({ sessionId: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshTokenHash, refreshTokenHash));
  if (owner === undefined) return null;
  const [family] = await tx
    .select({ session: sessions, disabledAt: users.disabledAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, owner.sessionId))
    .for('update', { of: sessions });
  // Read after the lock: another refresh may have replaced it meanwhile.
  const [generation] = await tx
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshTokenHash, refreshTokenHash));
  return family && generation ? { ...family, generation } : null;
}

/** The generation that came after this one, if any. */
export async function findSuccessor(
  tx: Executor,
  refreshTokenHash: string,
): Promise<Generation | null> {
  const [row] = await tx
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.parentHash, refreshTokenHash));
  return row ?? null;
}

type NewSession = Pick<SessionRow, 'userId' | 'userAgent' | 'createdAt' | 'expiresAt'> &
  Pick<Generation, 'refreshTokenHash' | 'accessTokenHash' | 'accessExpiresAt'> & {
    /** The hash of the password that was used; null when the user was authenticated in another way. */
    passwordHash: string | null;
  };

/**
 * Starts a session with its first pair of tokens, in one statement, so that it is atomic outside a transaction, too. Waits
 * for a concurrent change of the password or closing of the account.
 * @returns false when the account is disabled, its password has changed, or a second factor is now required
 */
export async function insertSession(db: Executor, session: NewSession): Promise<boolean> {
  const { rowCount } = await prepared(db, 'begin', () => beginning(db)).execute(session);
  return rowCount === 1;
}

const value = (name: keyof NewSession, type: 'text' | 'timestamptz' | 'uuid') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** Inserts by SELECT name every column, in the order of the table. */
function beginning(db: Executor) {
  const secondFactor = db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)));
  const passwordHash = value('passwordHash', 'text');
  const lets = sql`${eq(users.passwordHash, passwordHash)} AND ${notExists(secondFactor)}`;
  const owner = db.$with('owner').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, value('userId', 'uuid')),
          isNull(users.disabledAt),
          sql`(${passwordHash} IS NULL OR ${lets})`,
        ),
      )
      .for('share'),
  );
  const createdAt = value('createdAt', 'timestamptz');
  const begun = db.$with('begun').as(
    db
      .insert(sessions)
      .select(sql`SELECT gen_random_uuid(), ${owner.id}, ${value('userAgent', 'text')}, ${createdAt},
        ${createdAt}, ${value('expiresAt', 'timestamptz')}, NULL FROM ${owner}`)
      .returning({ id: sessions.id }),
  );
  return db.with(owner, begun).insert(sessionTokens)
    .select(sql`SELECT ${value('refreshTokenHash', 'text')}, NULL, ${begun.id}, ${value('accessTokenHash', 'text')},
      ${value('accessExpiresAt', 'timestamptz')}, NULL, ${createdAt} FROM ${begun}`);
}

export async function insertGeneration(
  db: Executor,
  generation: typeof sessionTokens.$inferInsert,
): Promise<void> {
  await db.insert(sessionTokens).values(generation);
}

export async function markReplaced(
  tx: Executor,
  refreshTokenHash: string,
  at: Date,
): Promise<void> {
  await tx
    .update(sessionTokens)
    .set({ replacedAt: at })
    .where(eq(sessionTokens.refreshTokenHash, refreshTokenHash));
}

export async function markUsed(
  tx: Executor,
  sessionId: string,
  dates: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.update(sessions).set(dates).where(eq(sessions.id, sessionId));
}

/** Ends a session and every token of its family. */
export async function revoke(db: Executor, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of somebody, perhaps all but one. */
export async function revokeAll(
  db: Executor,
  { userId, except, at }: { userId: string; except: string | undefined; at: Date },
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
}

/** The sessions in which somebody is signed in now: the hundred used last. */
export async function findLiving(db: Executor, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(LISTED_MAX);
}

/** Ends a session if it is this user's and lives. @returns whether it was */
export async function revokeOwn(
  db: Executor,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The role of everybody whose session is among these and still good. */
export async function findLivingRoles(
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Role>> {
  const rows = await db
    .select({ id: sessions.id, role: users.userType })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...new Set(ids)]),
        gt(sessions.expiresAt, now),
        isNull(sessions.revokedAt),
        isNull(users.disabledAt),
      ),
    );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

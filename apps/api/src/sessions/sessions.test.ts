import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sessions as rows, users } from '../database/schema/index.ts';
import { createTestSessions } from '../testing/create-test-sessions.ts';

const { db, pool, clock, sessions, elsewhere, begin, isAlive, signIn } = await createTestSessions();
const idsOf = async (userId: string) => (await sessions.list(userId)).map(({ id }) => id);

describe('a session', () => {
  test('says whose it is', async () => {
    const { id, access_token: token } = await signIn('partner');
    const [sessionId] = await idsOf(id);
    expect(await sessions.find(token)).toEqual({
      sessionId,
      userId: id,
      role: 'partner',
      hasSecondFactor: false,
    });
    expect(await sessions.find('none')).toBeNull();
  });

  test('that is ended is over at once, for both tokens, and no other is', async () => {
    const start = await signIn();
    const other = await begin(start.id);
    const sessionId = (await sessions.find(start.access_token))?.sessionId ?? '';
    expect(await isAlive(other.access_token)).toBe(true);
    await sessions.end(sessionId);
    expect(await isAlive(start.access_token)).toBe(false);
    await expect(sessions.refresh(start.refresh_token)).rejects.toThrow('refresh_token_invalid');
    expect(await isAlive(other.access_token)).toBe(true);
    expect(await elsewhere.find(other.access_token)).not.toBeNull();
  });

  test('has an access token that is good for ten minutes', async () => {
    const { access_token: token, expires_in: expiresIn } = await signIn();
    expect(expiresIn).toBe(600);
    clock.advance(599);
    expect(await isAlive(token)).toBe(true);
    clock.advance(1);
    expect(await isAlive(token)).toBe(false);
  });

  test('of a disabled user ends within a second', async () => {
    const { id, access_token: token } = await signIn();
    expect(await isAlive(token)).toBe(true);
    await db.update(users).set({ disabledAt: clock() }).where(eq(users.id, id));
    clock.advance(1);
    expect(await isAlive(token)).toBe(false);
  });

  test('has the role of the database within a second, or at once if that is told', async () => {
    const { id, access_token: token } = await signIn();
    const role = async () => (await sessions.find(token))?.role;
    expect(await role()).toBe('client');
    await db.update(users).set({ userType: 'admin' }).where(eq(users.id, id));
    clock.advance(1);
    expect(await role()).toBe('admin');
    await db.update(users).set({ userType: 'partner' }).where(eq(users.id, id));
    sessions.forget(id);
    expect(await role()).toBe('partner');
  });

  test('is asked of the database once a second, whatever the requests', async () => {
    const { access_token: token } = await signIn();
    const query = vi.spyOn(pool, 'query');
    for (let request = 0; request < 20; request += 1) await sessions.find(token);
    expect(query).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await sessions.find(token);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });
});

describe('the sessions of somebody', () => {
  test('are theirs that live, the one used last first', async () => {
    const start = await signIn();
    clock.advance(1);
    await begin(start.id, 'Phone');
    clock.advance(1);
    await sessions.refresh(start.refresh_token);
    const listed = await sessions.list(start.id);
    expect(listed.map(({ userAgent }) => userAgent)).toEqual([null, 'Phone']);
    expect(listed[0]?.lastUsedAt).toEqual(clock());

    await sessions.end(listed[1]?.id ?? '');
    expect(await idsOf(start.id)).toEqual([listed[0]?.id]);
    clock.advance(7 * 86_400 - 1);
    expect(await idsOf(start.id)).toEqual([listed[0]?.id]);
    clock.advance(1);
    expect(await idsOf(start.id)).toEqual([]);
  });

  test('are a hundred at most', async () => {
    const { id } = await signIn();
    await Promise.all(Array.from({ length: 100 }, () => begin(id)));
    expect(await idsOf(id)).toHaveLength(100);
  });

  test('are ended one by one by themselves only, once', async () => {
    const [mine, theirs] = [await signIn(), await signIn()];
    const [sessionId = ''] = await idsOf(mine.id);
    expect(await isAlive(mine.access_token)).toBe(true);
    expect(await sessions.endOwn(theirs.id, sessionId)).toBe(false);
    expect(await isAlive(mine.access_token)).toBe(true);
    expect(await sessions.endOwn(mine.id, sessionId)).toBe(true);
    expect(await isAlive(mine.access_token)).toBe(false);
    expect(await sessions.endOwn(mine.id, sessionId)).toBe(false);
    expect(await isAlive(theirs.access_token)).toBe(true);
  });

  test('are all ended, or all but one, and nobody else’s', async () => {
    const [mine, theirs] = [await signIn(), await signIn()];
    const second = await begin(mine.id);
    const kept = (await sessions.find(second.access_token))?.sessionId;
    expect(await isAlive(mine.access_token)).toBe(true);
    await sessions.endAll(db, mine.id, kept);
    expect(await isAlive(mine.access_token)).toBe(false);
    expect(await isAlive(second.access_token)).toBe(true);
    await sessions.endAll(db, mine.id);
    expect(await isAlive(second.access_token)).toBe(false);
    expect(await isAlive(theirs.access_token)).toBe(true);
  });

  test('that were ended before keep their day', async () => {
    const { id, access_token: token } = await signIn();
    const sessionId = (await sessions.find(token))?.sessionId ?? '';
    await sessions.end(sessionId);
    const ended = clock();
    clock.advance(5);
    await sessions.end(sessionId);
    await sessions.endAll(db, id);
    const [row] = await db.select().from(rows).where(eq(rows.id, sessionId));
    expect(row?.revokedAt).toEqual(ended);
  });
});

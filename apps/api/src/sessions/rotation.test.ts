import type { TokenPair } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionTokens, users } from '../database/schema/index.ts';
import { HttpError } from '../http/http-error.ts';
import { createTestSessions } from '../testing/create-test-sessions.ts';
import { textLike } from '../testing/matchers.ts';

const { db, clock, sessions, isAlive, signIn } = await createTestSessions();

const use = (token: string) => sessions.refresh(token);
const refused = { code: 'refresh_token_invalid' };
/** The pair, or null for a refusal. */
const pairOrNull = (token: string) =>
  use(token).catch((error: unknown) => {
    if (error instanceof HttpError && error.code === refused.code) return null;
    throw error;
  });

describe('a refresh token', () => {
  test('normal use: each gives the next, and the old access token lives out its time', async () => {
    const start = await signIn();
    const first = await use(start.refresh_token);
    expect(first).toEqual({
      access_token: textLike(/^[\w-]{43}$/u),
      refresh_token: textLike(/^[\w-]{43}$/u),
      expires_in: 600,
    });
    clock.advance(60);
    const second = await use(first.refresh_token);
    const given = [start.refresh_token, first.refresh_token, second.refresh_token];
    expect(new Set(given).size).toBe(3);
    expect(await isAlive(start.access_token)).toBe(true);
    expect(await isAlive(second.access_token)).toBe(true);
    clock.advance(599);
    expect(await isAlive(second.access_token)).toBe(true);
    clock.advance(1);
    expect(await isAlive(second.access_token)).toBe(false);
  });

  test('concurrent reuse: twenty at once get one and the same pair', async () => {
    // The first round opens the connections: its uses come one after the other.
    for (const _round of [1, 2, 3]) {
      const start = await signIn();
      const pairs = await Promise.all(Array.from({ length: 20 }, () => use(start.refresh_token)));
      expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
      expect(await isAlive(pairs[0]?.access_token ?? '')).toBe(true);
    }
  });

  test('lost answer: the parent gets the same pair again for 10 seconds', async () => {
    const start = await signIn();
    const lost = await use(start.refresh_token);
    clock.advance(10);
    expect(await use(start.refresh_token)).toEqual({ ...lost, expires_in: 590 });
    expect((await use(lost.refresh_token)).refresh_token).not.toBe(lost.refresh_token);
  });

  test('malicious reuse revokes the family: a parent after 10 seconds', async () => {
    const start = await signIn();
    const next = await use(start.refresh_token);
    clock.advance(10.001);
    // Believed for a second, were the end not told at once.
    expect(await isAlive(next.access_token)).toBe(true);
    await expect(use(start.refresh_token)).rejects.toMatchObject(refused);
    await expect(use(next.refresh_token)).rejects.toMatchObject(refused);
    expect(await isAlive(next.access_token)).toBe(false);
    expect(await isAlive(start.access_token)).toBe(false);
  });

  test('malicious reuse revokes the family: a grandparent at any time', async () => {
    const start = await signIn();
    const next = await use(start.refresh_token);
    const newest = await use(next.refresh_token);
    await expect(use(start.refresh_token)).rejects.toMatchObject(refused);
    await expect(use(newest.refresh_token)).rejects.toMatchObject(refused);
    expect(await isAlive(newest.access_token)).toBe(false);
  });

  test('malicious reuse ends no other session', async () => {
    const start = await signIn();
    const other = await sessions.begin(db, { userId: start.id, userAgent: null });
    await use((await use(start.refresh_token)).refresh_token);
    await expect(use(start.refresh_token)).rejects.toMatchObject(refused);
    expect(await isAlive(other.access_token)).toBe(true);
    await use(other.refresh_token);
  });

  test('is no access token, nor the other way round, and one that never was is refused', async () => {
    const start = await signIn();
    expect(await isAlive(start.refresh_token)).toBe(false);
    await expect(use(start.access_token)).rejects.toMatchObject(refused);
    await expect(use('none')).rejects.toMatchObject(refused);
    expect(await isAlive(start.access_token)).toBe(true);
  });

  test('is stored as a hash only', async () => {
    const start = await signIn();
    const next = await use(start.refresh_token);
    const stored = JSON.stringify(await db.select().from(sessionTokens));
    for (const pair of [start, next]) {
      expect(stored).not.toContain(pair.access_token);
      expect(stored).not.toContain(pair.refresh_token);
    }
  });

  test('does not outlive 7 days without use, nor 30 days with it', async () => {
    const idle = await signIn();
    clock.advance(7 * 86_400 - 1);
    const kept = await use(idle.refresh_token);
    clock.advance(7 * 86_400);
    await expect(use(kept.refresh_token)).rejects.toMatchObject(refused);

    let { refresh_token: newest } = await signIn();
    for (let day = 0; day < 29; day += 1) {
      clock.advance(86_400);
      ({ refresh_token: newest } = await use(newest));
    }
    clock.advance(86_400);
    await expect(use(newest)).rejects.toMatchObject(refused);
  });

  test('of a closed account is worth nothing', async () => {
    const start = await signIn();
    await db.update(users).set({ disabledAt: clock() }).where(eq(users.id, start.id));
    await expect(use(start.refresh_token)).rejects.toMatchObject(refused);
  });
});

type Step = { back: number; wait: number };
type Generation = { pair: TokenPair; replacedAt: number | null };

test('random schedules of an owner and a thief do what the rule says', async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    // How many generations behind the newest the used token is.
    back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
    wait: fc.constantFrom(0, 1, 4, 9, 10, 10.001, 60),
  });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), runSchedule), {
    numRuns: 60,
  });
});

async function runSchedule(steps: readonly Step[]): Promise<void> {
  const chain: Generation[] = [{ pair: await signIn(), replacedAt: null }];
  let isRevoked = false;
  for (const { back, wait } of steps) {
    clock.advance(wait);
    const index = Math.max(0, chain.length - 1 - back);
    const used = chain[index];
    if (used === undefined) throw new Error('The schedule went before the beginning');
    const isNewest = index === chain.length - 1;
    const isGrace =
      index === chain.length - 2 && clock().getTime() - (used.replacedAt ?? 0) <= 10_000;
    isRevoked ||= !isNewest && !isGrace;
    const pair = await pairOrNull(used.pair.refresh_token);
    expect(pair === null).toBe(isRevoked);
    if (pair === null) continue;
    // Somebody who asks again within the grace gets the generation that is already there.
    const expected = isNewest ? pair : chain[index + 1]?.pair;
    expect(pair.refresh_token).toBe(expected?.refresh_token);
    if (!isNewest) continue;
    used.replacedAt = clock().getTime();
    chain.push({ pair, replacedAt: null });
  }
  const newest = chain.at(-1)?.pair;
  expect(await isAlive(newest?.access_token ?? '')).toBe(!isRevoked && isYoung(chain.at(-2)));
  expect((await pairOrNull(newest?.refresh_token ?? '')) === null).toBe(isRevoked);
}

/** Whether the access token given when this generation was replaced still has life in it. */
function isYoung(parent: Generation | undefined): boolean {
  const givenAt = parent?.replacedAt ?? null;
  return givenAt === null || clock().getTime() - givenAt < 600_000;
}

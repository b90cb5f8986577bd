import { getUser, refresh, type TokenPair } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionTokens, users } from '../database/schema/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();
const { clock } = api;

const use = (token: string) => api.ask(refresh, { body: { refresh_token: token } });
const pairOf = (answer: { json: () => TokenPair }) => answer.json();
const isAlive = async (token: string) => (await api.ask(getUser, { token })).statusCode === 200;

describe('a refresh token', () => {
  test('normal use: each gives the next, and the old access token lives out its time', async () => {
    const start = await api.signIn('client');
    const first = pairOf(await use(start.refreshToken));
    expect(first).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/u),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/u),
      expires_in: 600,
    });
    clock.advance(60);
    const second = pairOf(await use(first.refresh_token));
    expect(new Set([start.refreshToken, first.refresh_token, second.refresh_token]).size).toBe(3);
    expect(await isAlive(start.token)).toBe(true);
    expect(await isAlive(second.access_token)).toBe(true);
  });

  test('concurrent reuse: twenty at once get one and the same pair', async () => {
    const start = await api.signIn('client');
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(start.refreshToken)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => pairOf(answer).refresh_token)).size).toBe(1);
    expect(await isAlive(pairOf(answers[0] ?? { json: Object }).access_token)).toBe(true);
  });

  test('lost answer: the parent gets the same pair again for 10 seconds', async () => {
    const start = await api.signIn('client');
    const lost = pairOf(await use(start.refreshToken));
    clock.advance(10);
    expect(pairOf(await use(start.refreshToken))).toEqual({ ...lost, expires_in: 590 });
    expect(pairOf(await use(lost.refresh_token)).refresh_token).not.toBe(lost.refresh_token);
  });

  test('malicious reuse revokes the family: a parent after 10 seconds', async () => {
    const start = await api.signIn('client');
    const next = pairOf(await use(start.refreshToken));
    clock.advance(10.001);
    const refused = await use(start.refreshToken);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'refresh_token_invalid' });
    expect((await use(next.refresh_token)).statusCode).toBe(401);
    expect(await isAlive(next.access_token)).toBe(false);
    expect(await isAlive(start.token)).toBe(false);
  });

  test('malicious reuse revokes the family: a grandparent at any time', async () => {
    const start = await api.signIn('client');
    const next = pairOf(await use(start.refreshToken));
    const newest = pairOf(await use(next.refresh_token));
    expect((await use(start.refreshToken)).statusCode).toBe(401);
    expect((await use(newest.refresh_token)).statusCode).toBe(401);
    expect(await isAlive(newest.access_token)).toBe(false);
  });

  test('is no access token, nor the other way round', async () => {
    const { token, refreshToken } = await api.signIn('client');
    expect(await isAlive(refreshToken)).toBe(false);
    expect((await use(token)).statusCode).toBe(401);
    expect(await isAlive(token)).toBe(true);
  });

  test('is stored as a hash only', async () => {
    const { token, refreshToken } = await api.signIn('client');
    const stored = JSON.stringify(await api.db.select().from(sessionTokens));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(refreshToken);
  });

  test('does not outlive 7 days without use, nor 30 days with it', async () => {
    const idle = await api.signIn('client');
    clock.advance(7 * 86_400 - 1);
    const kept = pairOf(await use(idle.refreshToken));
    clock.advance(7 * 86_400);
    expect((await use(kept.refresh_token)).statusCode).toBe(401);

    let { refreshToken } = await api.signIn('client');
    for (let day = 0; day < 29; day += 1) {
      clock.advance(86_400);
      ({ refresh_token: refreshToken } = pairOf(await use(refreshToken)));
    }
    clock.advance(86_400);
    expect((await use(refreshToken)).statusCode).toBe(401);
  });

  test('of a closed account is worth nothing', async () => {
    const start = await api.signIn('client');
    await api.db.update(users).set({ disabledAt: clock() }).where(eq(users.id, start.id));
    expect((await use(start.refreshToken)).statusCode).toBe(401);
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
  const start = await api.signIn('client');
  const first = { access_token: start.token, refresh_token: start.refreshToken, expires_in: 600 };
  const chain: Generation[] = [{ pair: first, replacedAt: null }];
  let isRevoked = false;
  for (const { back, wait } of steps) {
    clock.advance(wait);
    const index = Math.max(0, chain.length - 1 - back);
    const used = chain[index];
    if (used === undefined) throw new Error('The schedule went before the beginning');
    const isNewest = index === chain.length - 1;
    const isGrace =
      index === chain.length - 2 && clock().getTime() - (used.replacedAt ?? 0) <= 10_000;
    const answer = await use(used.pair.refresh_token);
    isRevoked ||= !isNewest && !isGrace;
    expect(answer.statusCode).toBe(isRevoked ? 401 : 200);
    if (isRevoked) continue;
    const pair = pairOf(answer);
    // Somebody who asks again within the grace gets the generation that is already there.
    const expected = isNewest ? pair : chain[index + 1]?.pair;
    expect(pair.refresh_token).toBe(expected?.refresh_token);
    if (!isNewest) continue;
    used.replacedAt = clock().getTime();
    chain.push({ pair, replacedAt: null });
  }
  const newest = chain.at(-1)?.pair;
  expect(await isAlive(newest?.access_token ?? '')).toBe(!isRevoked && isYoung(chain.at(-2)));
  expect((await use(newest?.refresh_token ?? '')).statusCode).toBe(isRevoked ? 401 : 200);
}

/** Whether the access token given when this generation was replaced still has life in it. */
function isYoung(parent: Generation | undefined): boolean {
  const givenAt = parent?.replacedAt ?? null;
  return givenAt === null || clock().getTime() - givenAt < 600_000;
}

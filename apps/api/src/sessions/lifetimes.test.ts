import { expect, test } from 'vitest';
import { computeExpiry, pairAnswer } from './lifetimes.ts';

const createdAt = new Date('2026-11-01T10:00:00.000Z');
const after = (days: number) => new Date(createdAt.getTime() + days * 86_400_000);

test.each([
  [0, 7],
  [1, 8],
  [23, 30],
  [23.5, 30],
  [29, 30],
])('a session of 30 days at most that is used on day %d ends on day %d', (used, end) => {
  expect(computeExpiry({ createdAt, now: after(used) })).toEqual(after(end));
});

test('the answer tells whole seconds that the access token still has', () => {
  const secrets = { accessToken: 'access', refreshToken: 'refresh' };
  const expiresAt = new Date('2026-11-01T10:10:00.000Z');
  const now = new Date('2026-11-01T10:00:00.001Z');
  expect(pairAnswer(secrets, expiresAt, now)).toEqual({
    access_token: 'access',
    refresh_token: 'refresh',
    expires_in: 599,
  });
});

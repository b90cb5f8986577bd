import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../testing/movable-clock.ts';
import { recentSessions, type RecentSessions } from './recent-sessions.ts';

const aSession = (sessionId: string, userId = 'u1') =>
  ({ sessionId, userId, role: 'client', hasSecondFactor: false }) as const;
const clock = movableClock();
let recent: RecentSessions;
beforeEach(() => {
  recent = recentSessions(clock);
});

test('what was said is believed for less than a second, and never of a clock that was set back', () => {
  recent.put('hash', aSession('s1'));
  expect(recent.get('hash')).toEqual(aSession('s1'));
  clock.advance(0.999);
  expect(recent.get('hash')).toEqual(aSession('s1'));
  clock.advance(0.001);
  expect(recent.get('hash')).toBeNull();
  // Forgotten then, and not only hidden.
  clock.advance(-1);
  expect(recent.get('hash')).toBeNull();

  recent.put('hash', aSession('s1'));
  clock.advance(-0.001);
  expect(recent.get('hash')).toBeNull();
});

test('a session is forgotten alone, a user with all of theirs', () => {
  for (const [id, user] of [['s1'], ['s2'], ['s3', 'u2']] as const) {
    recent.put(id, aSession(id, user));
  }
  const known = () => ['s1', 's2', 's3', 's4'].filter((hash) => recent.get(hash) !== null);
  expect(known()).toEqual(['s1', 's2', 's3']);
  recent.forget('s1');
  expect(known()).toEqual(['s2', 's3']);
  recent.put('s4', aSession('s4'));
  recent.forgetUser('u1');
  expect(known()).toEqual(['s3']);
});

test('no more than ten thousand are kept', () => {
  const hashes = Array.from({ length: 10_000 }, (_, index) => `${index}`);
  for (const hash of hashes) recent.put(hash, aSession(hash));
  expect(recent.get('0')).not.toBeNull();
  recent.put('one more', aSession('one more'));
  expect(hashes.filter((hash) => recent.get(hash) !== null)).toEqual([]);
  expect(recent.get('one more')).not.toBeNull();
});

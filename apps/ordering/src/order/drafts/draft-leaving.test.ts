import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDraft, aServer, aTab, titleOn, type DraftServer } from '../testing/a-draft-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Runs everything that is due by now. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** The same fake server, but each save takes a while. */
function slowly(house: DraftServer): DraftServer {
  const { write } = house.gateway;
  const late = async (...asked: Parameters<typeof write>) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    return write(...asked);
  };
  return { ...house, gateway: { ...house.gateway, write: late } };
}

test.each(['flush', 'stop'] as const)('%s saves the last keystrokes at once', async (leave) => {
  const house = aServer();
  const { sync, type } = aTab(house);
  await sync.start();
  type('Atlas');
  sync[leave]();
  await pass();
  expect(titleOn(house)).toBe('Atlas');
  await pass(60_000);
  expect(house.server.writes).toBe(1);
});

test('keystrokes during a save are saved by the next one', async () => {
  const house = aServer();
  const { sync, type } = aTab(slowly(house));
  await sync.start();
  type('A');
  await pass(1500);
  type('Atlas');
  sync.stop();
  await pass(60_000);
  expect(titleOn(house)).toBe('Atlas');
});

test('nothing is saved for a person who has signed out', async () => {
  const house = aServer();
  const { sync, type } = aTab(house);
  await sync.start();
  type('Atlas');
  house.who = null;
  sync.stop();
  await pass(60_000);
  expect(house.server.writes).toBe(0);
});

test.each([
  ['is put back for who only looked at another package', 'client', true],
  ['is not, for who has signed out', null, false],
])('the draft %s', async (_what, now, isPutBack) => {
  const house = aServer();
  const { form, sync } = aTab(house);
  const stored = { ...form.snapshot(), company: { ...form.snapshot().company, title: 'Atlas' } };
  house.server.draft = aDraft({ form: { ...stored, progress: { package: 'DOM12' } } }, 3);
  house.who = 'client';
  await sync.start();
  const changed = vi.fn<() => void>();
  form.subscribe(changed);
  house.who = now;
  sync.stop();
  expect(changed.mock.calls.length > 0).toBe(isPutBack);
});

test('a page that was left before its save was answered continues from that save', async () => {
  const house = aServer();
  const left = aTab(house);
  await left.sync.start();
  left.type('Atlas');
  await pass(1500);
  sessionStorage.clear();
  const again = aTab(house);
  again.form.load(left.form.snapshot());
  await again.sync.start();
  expect(again.saved()).toBe('saved');
});

test('a save that arrives after the page has loaded the draft is no conflict', async () => {
  const house = aServer();
  const again = aTab(house);
  await again.sync.start();
  const late = aTab(house);
  late.type('Atlas');
  await late.sync.start();
  await pass();
  again.type('Atlas');
  await pass(2000);
  expect(again.sync.store.getState().other).toBeNull();
  expect(again.saved()).toBe('saved');
});

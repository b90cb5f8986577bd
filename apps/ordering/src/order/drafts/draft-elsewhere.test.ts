import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDraft, aServer, aTab, refused } from '../testing/a-draft-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Runs everything that is due by now. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** One tab has sent the order; another tab with the same draft goes on typing. */
async function anOrderedDraft() {
  const house = aServer();
  const tab = aTab(house);
  await tab.sync.start();
  tab.type('Atlas');
  await pass(1500);
  house.server.orderedKey = tab.sync.key;
  house.server.draft = null;
  return { house, tab };
}

describe('a draft that was ordered elsewhere', () => {
  test('is announced as soon as something is typed, and nothing more is saved', async () => {
    const { house, tab } = await anOrderedDraft();
    tab.type('Atlas 2');
    await pass(1500);
    expect(tab.sync.store.getState().ordered?.reference).toBe('CMD-2026-000007');
    tab.type('Atlas 3');
    await pass(60_000);
    expect([house.server.draft, house.server.writes]).toEqual([null, 1]);
  });

  test('is announced after a reload too, with the key of its order', async () => {
    const { house, tab } = await anOrderedDraft();
    const after = aTab(house);
    after.form.load(tab.form.snapshot());
    await after.sync.start();
    expect(after.sync.store.getState().ordered).not.toBeNull();
    expect(after.sync.key).toBe(tab.sync.key);
    await after.sync.discard();
    expect(after.sync.store.getState().ordered).toBeNull();
    expect(after.sync.key).not.toBe(tab.sync.key);
  });

  test('is looked up again when the server did not answer the first time', async () => {
    const { house, tab } = await anOrderedDraft();
    const after = aTab(house);
    after.form.load(tab.form.snapshot());
    house.server.failure = refused(503, 'unavailable');
    await after.sync.start();
    expect(after.saved()).toBe('failed');
    house.server.failure = null;
    await pass(60_000);
    expect(house.server.draft).toBeNull();
    expect(after.sync.store.getState().ordered).not.toBeNull();
  });
});

test('a draft that was removed from the list of requests is not saved again by a tab', async () => {
  const house = aServer();
  const before = aTab(house);
  await before.sync.start();
  before.type('Atlas');
  await pass(1500);
  before.sync.stop();
  house.server.draft = null;
  const after = aTab(house);
  after.form.load(before.form.snapshot());
  await after.sync.start();
  await pass(60_000);
  expect(after.form.members.company.values.title).toBe('');
  expect(house.server.draft).toBeNull();
  expect(after.sync.key).not.toBe(before.sync.key);
});

describe('the notice of a restored draft', () => {
  const theirs = { form: { company: { title: 'Theirs', package: 'A' } } };

  test('is shown for an empty form until it is dismissed', async () => {
    const house = aServer();
    house.server.draft = aDraft(theirs, 3);
    const { sync } = aTab(house);
    await sync.start();
    expect(sync.store.getState().resumed?.version).toBe(3);
    sync.acknowledge();
    expect(sync.store.getState().resumed).toBeNull();
  });

  test.each([
    ['A', null],
    ['B', 1],
  ])('in the tab that made it with A, not of %s: %s', async (code, told) => {
    const house = aServer();
    const before = aTab(house);
    await before.sync.start();
    before.type('Atlas');
    before.form.members.company.set('package', 'A');
    await pass(1500);
    const after = aTab(house);
    after.form.load(before.form.snapshot());
    after.form.members.company.set('package', code);
    await after.sync.start();
    expect(after.sync.store.getState().resumed?.version ?? null).toBe(told);
  });

  test('is not shown for a version that was chosen in a conflict', async () => {
    const house = aServer();
    house.server.draft = aDraft(theirs, 3);
    const tab = aTab(house);
    tab.type('Mine');
    await tab.sync.start();
    const { other } = tab.sync.store.getState();
    if (other === null) throw new Error('There is no other version');
    await tab.sync.take(other);
    expect(tab.sync.store.getState().resumed).toBeNull();
  });
});

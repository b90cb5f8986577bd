import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDraft, aServer, aTab, aFile, refused, titleOn } from '../testing/a-draft-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Runs everything that is due by now. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('typing', () => {
  test('is saved once, a moment after the last keystroke, and the state says when', async () => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('A');
    await pass(1000);
    type('Atlas');
    await pass(1499);
    expect(house.server.writes).toBe(0);
    await pass(1);
    expect([house.server.writes, titleOn(house)]).toEqual([1, 'Atlas']);
    expect(sync.store.getState().saved).toEqual({
      state: 'saved',
      at: '2026-11-21T13:32:00.000Z',
    });
    expect(sync.hasUnsaved()).toBe(false);
    type('Atlas 2');
    expect(sync.hasUnsaved()).toBe(true);
    await pass(1500);
    expect([house.server.writes, titleOn(house)]).toEqual([2, 'Atlas 2']);
  });

  test('causes no conflict with itself on a slow server', async () => {
    const house = aServer();
    const slow = { ...house.gateway };
    slow.write = async (data, version) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 9000);
      });
      return house.gateway.write(data, version);
    };
    const { sync, type } = aTab({ ...house, gateway: slow });
    await sync.start();
    for (const title of ['A', 'At', 'Atl', 'Atlas']) {
      type(title);
      await pass(2000);
    }
    await pass(60_000);
    expect(sync.store.getState().other).toBeNull();
    expect(titleOn(house)).toBe('Atlas');
  });

  test('saves nothing while the form is blank', async () => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('A');
    type('');
    await pass(60_000);
    expect(house.server.writes).toBe(0);
  });

  test('is saved again after a failure, but not once the session has ended', async () => {
    const house = aServer();
    const { sync, type, saved } = aTab(house);
    await sync.start();
    house.server.failure = refused(503, 'unavailable');
    type('Atlas');
    await pass(1500);
    expect(saved()).toBe('failed');
    house.server.failure = null;
    await pass(15_000);
    expect([saved(), titleOn(house)]).toEqual(['saved', 'Atlas']);
    house.server.failure = refused(401, 'unauthenticated');
    type('Atlas 2');
    await pass(60_000);
    house.server.failure = null;
    await pass(60_000);
    expect([saved(), titleOn(house)]).toEqual(['failed', 'Atlas']);
  });
});

describe('a file', () => {
  test('is saved with the form, replaced and removed', async () => {
    const house = aServer();
    const { form, sync } = aTab(house);
    await sync.start();
    form.members.pdf.put(aFile);
    await pass(1500);
    expect(house.server.files.get('pdf')).toEqual({ name: 'a.pdf', content: 'JVBERi0=' });
    form.members.pdf.put(null);
    await pass(1500);
    expect(house.server.files.size).toBe(0);
  });

  test('is restored with its content', async () => {
    const house = aServer();
    const first = aTab(house);
    await first.sync.start();
    first.type('Atlas');
    first.form.members.pdf.put(aFile);
    await pass(1500);
    sessionStorage.clear();
    const second = aTab(house);
    await second.sync.start();
    expect(second.form.members.company.values.title).toBe('Atlas');
    expect(second.form.members.pdf.file).toMatchObject({ name: 'a.pdf', content: 'JVBERi0=' });
    await pass(60_000);
    expect(house.server.writes).toBe(1);
  });

  test('that could not be loaded must be chosen again', async () => {
    const house = aServer();
    house.server.draft = aDraft({ form: { pdf: { name: 'a.pdf' } } }, 1);
    house.server.files.set('pdf', aFile);
    const { form, sync } = aTab({
      ...house,
      gateway: { ...house.gateway, readFile: () => Promise.reject(refused(404, 'not_found')) },
    });
    await sync.start();
    expect(form.members.pdf.file).toEqual({ name: 'a.pdf' });
    expect(form.members.pdf.store.getState().isLoading).toBe(false);
  });
});

/** One tab has saved; another tab has typed something else before it knew that. */
async function aConflict() {
  const house = aServer();
  const tab = aTab(house);
  await tab.sync.start();
  tab.type('Mine');
  await pass(1500);
  house.server.draft = aDraft({ form: { company: { title: 'Theirs' } }, key: 'theirs' }, 7);
  tab.type('Mine too');
  await pass(1500);
  return { house, tab };
}

describe('two versions', () => {
  test('are announced, and nothing is saved until one is chosen', async () => {
    const { house, tab } = await aConflict();
    expect(tab.sync.store.getState().other?.version).toBe(7);
    tab.type('Mine three');
    await pass(60_000);
    expect(titleOn(house)).toBe('Theirs');
  });

  test('mine replaces the other one', async () => {
    const { house, tab } = await aConflict();
    tab.sync.keepMine();
    await pass();
    expect([titleOn(house), house.server.draft?.version]).toEqual(['Mine too', 8]);
    expect(tab.sync.store.getState().other).toBeNull();
  });

  test('the other one replaces mine', async () => {
    const { tab } = await aConflict();
    const { other } = tab.sync.store.getState();
    if (other === null) throw new Error('There is no other version');
    await tab.sync.take(other);
    expect(tab.form.members.company.values.title).toBe('Theirs');
    expect([tab.sync.hasUnsaved(), tab.saved()]).toEqual([false, 'saved']);
  });

  test('a reloaded tab continues from its own version, if nobody saved meanwhile', async () => {
    const house = aServer();
    const before = aTab(house);
    await before.sync.start();
    before.type('Atlas');
    await pass(1500);
    const after = aTab(house);
    after.type('Atlas 2');
    await after.sync.start();
    expect(after.sync.store.getState().other).toBeNull();
    await pass();
    expect(titleOn(house)).toBe('Atlas 2');
    house.server.draft = aDraft({ form: {} }, 9);
    const third = aTab(house);
    third.type('Atlas 3');
    await third.sync.start();
    expect(third.sync.store.getState().other?.version).toBe(9);
  });

  test('a reloaded tab fetches the files again and waits for them', async () => {
    const house = aServer();
    const before = aTab(house);
    await before.sync.start();
    before.form.members.pdf.put(aFile);
    await pass(1500);
    const after = aTab(house);
    after.form.load(before.form.snapshot());
    expect(after.sync.isLacking()).toBe(true);
    const started = after.sync.start();
    expect(after.sync.store.getState().isLoading).toBe(true);
    await started;
    expect(after.form.members.pdf.file?.content).toBe(aFile.content);
    expect(after.form.findings.getState().map(({ path }) => path)).not.toContain('pdf');
    expect([after.sync.isLacking(), after.sync.store.getState().isLoading]).toEqual([false, false]);
  });

  test('a tab whose draft was deleted elsewhere starts a new one', async () => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('Atlas');
    await pass(1500);
    house.server.draft = null;
    type('Atlas 2');
    await pass(1500);
    await vi.waitFor(() => expect(titleOn(house)).toBe('Atlas 2'));
  });
});

describe('the key of its order', () => {
  test('is that of the draft on every device, until the draft is ordered', async () => {
    const house = aServer();
    const one = aTab(house);
    await one.sync.start();
    one.type('Atlas');
    await pass(1500);
    sessionStorage.clear();
    const other = aTab(house);
    await other.sync.start();
    expect(other.sync.key).toBe(one.sync.key);
    const { key } = one.sync;
    await one.sync.discard();
    expect(one.sync.key).not.toBe(key);
    expect(aTab(house).sync.key).not.toBe(key);
  });

  test('is that of the draft which my version replaces', async () => {
    const { house, tab } = await aConflict();
    tab.sync.keepMine();
    expect(tab.sync.key).toBe('theirs');
    await pass();
    expect(house.server.draft?.data['key']).toBe('theirs');
  });
});

describe('at the end', () => {
  test('the draft is deleted with its order, and no pending save restores it', async () => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('Atlas');
    await pass(1500);
    type('Atlas 2');
    const discarded = sync.discard();
    await pass(60_000);
    await discarded;
    expect(house.server.draft).toBeNull();
    expect(sync.hasUnsaved()).toBe(false);
  });

  test.each([
    ['client-1', null],
    ['client-2', expect.objectContaining({ version: 1 })],
  ])('after a session that ended the draft of its owner goes, with %s: %o', async (who, left) => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('Atlas');
    await pass(1500);
    house.who = null;
    sync.stop();
    house.who = who;
    await sync.discard();
    expect(house.server.draft).toEqual(left);
  });

  test('a form that did not follow a draft leaves another form’s draft alone', async () => {
    const house = aServer();
    house.server.draft = aDraft({ form: {} }, 3);
    await aTab(house).sync.discard();
    expect(house.server.draft).not.toBeNull();
  });

  test('the form can be filled in while the server does not answer', async () => {
    const house = aServer();
    house.server.failure = refused(503, 'unavailable');
    const { sync, type, saved } = aTab(house);
    await sync.start();
    expect([sync.store.getState().isLoading, saved()]).toEqual([false, 'failed']);
    house.server.failure = null;
    type('Atlas');
    await pass(1500);
    expect([saved(), titleOn(house)]).toEqual(['saved', 'Atlas']);
  });
});

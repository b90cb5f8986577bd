import { ApiError } from '@tassis/api-client';
import type { Draft } from '@tassis/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptRecord } from '../keeping/kept-record.ts';
import { anOrderForm } from '../testing/an-order-form.ts';
import type { DraftGateway } from './draft-gateway.ts';
import { DraftSync } from './draft-sync.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A server that keeps one draft, and what was asked of it. */
function aServer() {
  const server = {
    draft: null as Draft | null,
    files: new Map<string, { name: string; content: string }>(),
    writes: 0,
    failure: null as Error | null,
  };
  const answer = <Value>(value: () => Value): Promise<Value> =>
    Promise.resolve().then(() => {
      if (server.failure) throw server.failure;
      return value();
    });
  const gateway: DraftGateway = {
    read: () =>
      answer(
        () =>
          server.draft && {
            ...server.draft,
            files: [...server.files].map(([field, { name }]) => ({ field, name, size: 9 })),
          },
      ),
    write: (data, version) =>
      answer(() => {
        if ((server.draft?.version ?? 0) !== version) throw refused(409, 'stale_version');
        server.writes += 1;
        server.draft = aDraft(data, version + 1);
        return server.draft;
      }),
    readFile: (field) =>
      answer(() => ({ size: 9, name: '', content: '', ...server.files.get(field) })),
    writeFile: (field, file) => answer(() => void server.files.set(field, file)),
    dropFile: (field) => answer(() => void server.files.delete(field)),
    drop: () => answer(() => void (server.draft = null)),
  };
  return { server, gateway };
}

function aDraft(data: Record<string, unknown>, version: number): Draft {
  return {
    service: 'company_creation',
    data,
    version,
    updated_at: '2026-11-21T13:32:00.000Z',
    files: [],
  };
}

const refused = (status: number, code: string) =>
  new ApiError({ status, code, mayHaveReachedServer: false });
const paper = { name: 'a.pdf', size: 9, lastModified: 1, content: 'JVBERi0=' };
const blank = JSON.stringify(anOrderForm().kept());

/** A tab on this server; what the tab kept before a reload is there. */
function aTab({ gateway }: ReturnType<typeof aServer>) {
  const form = anOrderForm();
  const sync = new DraftSync({
    form,
    gateway,
    version: keptRecord({ storage: () => sessionStorage, key: 'v' }, (value) =>
      typeof value === 'number' ? value : null,
    ),
    isBlank: () => JSON.stringify(form.kept()) === blank,
  });
  const type = (title: string) => form.members.company.set('title', title);
  return { form, sync, type, saved: () => sync.store.getState().saved?.state };
}

/** Lets everything happen that is due by now. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const titleOn = ({ server }: ReturnType<typeof aServer>) =>
  Object(server.draft?.data['form']).company?.title;

describe('typing', () => {
  test('is saved a moment after the last letter, once, and says when', async () => {
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

  test('nothing is saved of a form in which nothing was typed', async () => {
    const house = aServer();
    const { sync, type } = aTab(house);
    await sync.start();
    type('A');
    type('');
    await pass(60_000);
    expect(house.server.writes).toBe(0);
  });

  test('what could not be saved is tried again, and waits for nobody whose session is over', async () => {
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
  test('is saved with the form, replaced, and taken out', async () => {
    const house = aServer();
    const { form, sync } = aTab(house);
    await sync.start();
    form.members.paper.put(paper);
    await pass(1500);
    expect(house.server.files.get('paper')).toEqual({ name: 'a.pdf', content: 'JVBERi0=' });
    form.members.paper.put(null);
    await pass(1500);
    expect(house.server.files.size).toBe(0);
  });

  test('comes back with its content', async () => {
    const house = aServer();
    const first = aTab(house);
    await first.sync.start();
    first.type('Atlas');
    first.form.members.paper.put(paper);
    await pass(1500);
    sessionStorage.clear();
    const second = aTab(house);
    await second.sync.start();
    expect(second.form.members.company.values.title).toBe('Atlas');
    expect(second.form.members.paper.file).toMatchObject({ name: 'a.pdf', content: 'JVBERi0=' });
    await pass(60_000);
    expect(house.server.writes).toBe(1);
  });

  test('that could not be read back is asked for again', async () => {
    const house = aServer();
    house.server.draft = aDraft({ form: { paper: { name: 'a.pdf' } } }, 1);
    house.server.files.set('paper', paper);
    const { form, sync } = aTab({
      ...house,
      gateway: { ...house.gateway, readFile: () => Promise.reject(refused(404, 'not_found')) },
    });
    await sync.start();
    expect(form.members.paper.file).toEqual({ name: 'a.pdf' });
    expect(form.members.paper.store.getState().isLoading).toBe(false);
  });
});

/** One tab has saved, another one has typed something else before it knew. */
async function aConflict() {
  const house = aServer();
  const tab = aTab(house);
  await tab.sync.start();
  tab.type('Mine');
  await pass(1500);
  house.server.draft = aDraft({ form: { company: { title: 'Theirs' } } }, 7);
  tab.type('Mine too');
  await pass(1500);
  return { house, tab };
}

describe('two versions', () => {
  test('are told, and nothing is saved until somebody chooses', async () => {
    const { house, tab } = await aConflict();
    expect(tab.sync.store.getState().other?.version).toBe(7);
    tab.type('Mine three');
    await pass(60_000);
    expect(titleOn(house)).toBe('Theirs');
  });

  test('mine replaces the other', async () => {
    const { house, tab } = await aConflict();
    tab.sync.keepMine();
    await pass();
    expect([titleOn(house), house.server.draft?.version]).toEqual(['Mine too', 8]);
    expect(tab.sync.store.getState().other).toBeNull();
  });

  test('the other replaces mine', async () => {
    const { tab } = await aConflict();
    const { other } = tab.sync.store.getState();
    if (other === null) throw new Error('There is no other version');
    await tab.sync.take(other);
    expect(tab.form.members.company.values.title).toBe('Theirs');
    expect([tab.sync.hasUnsaved(), tab.saved()]).toEqual([false, 'saved']);
  });

  test('after a reload the tab goes on from its own, if nobody wrote meanwhile', async () => {
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

  test('a draft that is gone is begun anew', async () => {
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

describe('in the end', () => {
  test('the draft goes with its order, and nothing that was under way brings it back', async () => {
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

  test('a form that was never followed leaves the draft of another one alone', async () => {
    const house = aServer();
    house.server.draft = aDraft({ form: {} }, 3);
    await aTab(house).sync.discard();
    expect(house.server.draft).not.toBeNull();
  });

  test('a server that does not answer keeps nobody from filling the form in', async () => {
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

import { appendFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { countsOf, type HealthLine } from './counts.ts';
import {
  appendHealth,
  compactHealth,
  followHealth,
  healthFolder,
  readHealth,
} from './health-files.ts';

const ordering = { id: 'ordering', version: '1' };
const line = (at: string, changes: Partial<HealthLine> = {}): HealthLine => ({
  at,
  ...ordering,
  views: 1,
  failures: { render: 1 },
  fallbacks: 0,
  reporters: 1,
  ...changes,
});

it('several processes write to one day, and reading adds it all up', async () => {
  const store = await emptyFolder();
  const at = '2026-11-30T10:00:00.000Z';
  const writes = Array.from({ length: 200 }, () =>
    appendHealth(store, [line(at), line(at, { id: 'shell' })]),
  );
  await Promise.all(writes);
  expect(await readdir(healthFolder(store))).toHaveLength(1);
  expect(countsOf(await readHealth(store), ordering)).toEqual({
    views: 200,
    failures: { render: 200 },
    fallbacks: 0,
    reporters: 200,
  });
});

it('counts within a time are those from its beginning to its end', async () => {
  const hours = ['09', '10', '11', '12'].map((hour) => line(`2026-11-30T${hour}:00:00.000Z`));
  const within = { since: '2026-11-30T10:00:00.000Z', until: '2026-11-30T12:00:00.000Z' };
  expect(countsOf(hours, ordering, within).views).toBe(2);
});

it('who reads again and again reads what was added, and leaves out a line that was cut short', async () => {
  const store = await emptyFolder();
  const read = followHealth(store);
  const views = async () => countsOf(await read(), ordering).views;
  expect(await views()).toBe(0);
  await appendHealth(store, [line('2026-11-30T10:00:00.000Z')]);
  expect(await views()).toBe(1);
  const [file = ''] = await readdir(healthFolder(store));
  const whole = JSON.stringify(line('2026-11-30T10:00:05.000Z'));
  await appendFile(path.join(healthFolder(store), file), whole.slice(0, 40));
  expect(await views()).toBe(1);
  await appendFile(path.join(healthFolder(store), file), `${whole.slice(40)}\n{"at":\n`);
  expect(await views()).toBe(2);
  await appendHealth(store, [line('2026-11-30T10:00:10.000Z')]);
  expect(await views()).toBe(3);
});

it('old days become small, lose nothing, and are gone after four hundred days', async () => {
  const store = await emptyFolder();
  const read = followHealth(store);
  for (const day of ['2025-01-01', '2026-10-01', '2026-11-20', '2026-11-30']) {
    for (const time of ['10:00:00', '10:30:00', '11:00:00'])
      await appendHealth(store, [line(`${day}T${time}.000Z`), line(`${day}T${time}.000Z`)]);
  }
  expect(countsOf(await read(), ordering).views).toBe(24);
  await compactHealth(store, new Date('2026-11-30T23:00:00Z'));
  const files = await readdir(healthFolder(store));
  const contents = await Promise.all(
    files.map((file) => readFile(path.join(healthFolder(store), file), 'utf8')),
  );
  const lengths = contents.map((text) => text.trim().split('\n').length);
  expect(lengths).toEqual([1, 2, 6]);
  expect(countsOf(await read(), ordering).views).toBe(18);
  expect(countsOf(await readHealth(store), ordering).failures).toEqual({ render: 18 });
});

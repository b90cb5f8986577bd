import {
  archivePackage,
  createPackage,
  getPackageOrder,
  publishPackage,
  updatePackageOrder,
  type ContentPackage,
  type PackageOrder,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { aForm, contentDesk, getData, getRefusal } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

let made: ContentPackage[] = [];
beforeEach(async () => {
  await api.db.delete(packages);
  made = [];
  for (const code of ['AA', 'BB', 'CC', 'DD']) made.push(await desk.create({ code }));
  for (const { id } of made.slice(0, 3)) await desk.publish(id);
});

const read = async () => getData<PackageOrder>(await desk.ask(getPackageOrder));
const write = (ids: readonly string[], version: number) =>
  desk.ask(updatePackageOrder, { payload: { ids }, version });
const getIds = (...codes: string[]) =>
  codes.map((code) => made.find((one) => one.code === code)?.id ?? '');

test('the site follows the order; the versions of the packages do not change', async () => {
  const before = await read();
  const content = await desk.contentVersion();
  expect(before.ids).toEqual(getIds('AA', 'BB', 'CC', 'DD'));
  const ids = getIds('CC', 'DD', 'AA', 'BB');
  const answer = await write(ids, before.version);
  expect(getData(answer)).toEqual({ ids, version: before.version + 1 });
  expect(await read()).toEqual(getData(answer));
  expect(await desk.site()).toEqual(['CC', 'AA', 'BB']);
  expect(await desk.contentVersion()).toBeGreaterThan(content);
  expect((await desk.read(ids[0] ?? '')).version).toBe(2);
  const trail = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, 'package_order'));
  expect(trail.at(-1)).toMatchObject({ actorId: desk.id, after: { ids } });
});

test('a new package is last, and archived ones have no position', async () => {
  await desk.ask(archivePackage, { params: { id: getIds('BB')[0] } });
  const last = await desk.create();
  expect((await read()).ids).toEqual([...getIds('AA', 'CC', 'DD'), last.id]);
});

describe('an order lists every package once', () => {
  test.each([
    ['one is missing', () => getIds('AA', 'BB', 'CC')],
    ['one stands twice', () => getIds('AA', 'BB', 'CC', 'CC')],
    ['one is unknown', () => [...getIds('AA', 'BB', 'CC'), crypto.randomUUID()]],
    ['one too many', () => [...getIds('AA', 'BB', 'CC', 'DD'), crypto.randomUUID()]],
    ['none', () => []],
  ])('%s', async (_name, ids) => {
    const before = await read();
    const answer = await write(ids(), before.version);
    expect(getRefusal(answer)).toEqual([422, 'validation_failed']);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['ids']);
    expect(await read()).toEqual(before);
  });
});

test('of eight concurrent changes one succeeds, and the others get the current order', async () => {
  const before = await read();
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      write(
        n % 2 ? getIds('DD', 'CC', 'BB', 'AA') : getIds('BB', 'AA', 'DD', 'CC'),
        before.version,
      ),
    ),
  );
  const now = await read();
  expect(now.version).toBe(before.version + 1);
  expect(tries.filter(({ statusCode }) => statusCode === 200).map(getData)).toEqual([now]);
  for (const lost of tries.filter(({ statusCode }) => statusCode !== 200)) {
    expect([lost.statusCode, lost.json()]).toMatchObject([409, { data: now }]);
  }
});

test('concurrent reorderings, archivals and new packages leave distinct positions, without a deadlock', async () => {
  const { version } = await read();
  const [, bb] = made;
  const acts = await Promise.all([
    write(getIds('DD', 'CC', 'BB', 'AA'), version),
    desk.ask(archivePackage, { params: { id: bb?.id } }),
    write(getIds('CC', 'DD', 'AA'), version),
    desk.ask(createPackage, { payload: aForm() }),
    desk.ask(createPackage, { payload: aForm() }),
    desk.ask(publishPackage, { params: { id: getIds('DD')[0] } }),
  ]);
  for (const { statusCode } of acts) expect([200, 201, 409, 422]).toContain(statusCode);
  const rows = await api.db.select().from(packages);
  const positions = rows
    .filter(({ status }) => status !== 'archived')
    .map(({ position }) => position);
  expect(positions).toHaveLength(5);
  expect(new Set(positions).size).toBe(5);
});

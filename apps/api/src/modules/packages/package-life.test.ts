import {
  archivePackage,
  createPackage,
  duplicatePackage,
  getPackage,
  listContentPackages,
  publishPackage,
  unpublishPackage,
  savePackageDraft,
  type ContentPackage,
} from '@tassis/contracts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, packages, packageVersions } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { aForm, contentDesk, getData, getRefusal } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

beforeEach(async () => {
  await api.db.delete(packages);
});

test('a package is drafted, published, unpublished, archived and restored', async () => {
  const made = await desk.create({ code: 'DOM12', price: 2400.5 });
  expect(made).toMatchObject({ code: 'DOM12', price: 2400.5, status: 'draft', version: 1 });
  expect(await desk.site()).toEqual([]);

  const steps = [
    [publishPackage, 'published', ['DOM12']],
    [publishPackage, 'published', ['DOM12']],
    [unpublishPackage, 'draft', []],
    [publishPackage, 'published', ['DOM12']],
    [archivePackage, 'archived', []],
    [unpublishPackage, 'draft', []],
  ] as const;
  for (const [contract, status, site] of steps) {
    const before = await desk.contentVersion();
    const { status: was, draft } = await desk.read(made.id);
    const answer = await desk.ask(contract, { params: { id: made.id }, version: draft.version });
    expect([answer.statusCode, getData<ContentPackage>(answer).status]).toEqual([200, status]);
    expect(await desk.site()).toEqual(site);
    expect((await desk.contentVersion()) > before).toBe(was !== status);
  }
  expect((await desk.read(made.id)).version).toBe(6);
  expect(await api.db.$count(packageVersions, eq(packageVersions.packageId, made.id))).toBe(6);
  const trail = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, made.id))
    .orderBy(auditEntries.id);
  expect(trail.map(({ action }) => action)).toEqual([
    'createPackage',
    'publishPackage',
    'unpublishPackage',
    'publishPackage',
    'archivePackage',
    'unpublishPackage',
  ]);
  expect(trail[1]).toMatchObject({
    actorId: desk.id,
    before: { status: 'draft', version: 1 },
    after: { status: 'published', version: 2 },
  });
});

test('an archived package can be neither published nor changed', async () => {
  const { id } = await desk.create();
  await desk.ask(archivePackage, { params: { id } });
  const tries = await Promise.all([
    desk.ask(publishPackage, { params: { id } }),
    desk.ask(savePackageDraft, { params: { id }, payload: aForm() }),
  ]);
  expect(tries.map(getRefusal)).toEqual([
    [409, 'transition_not_allowed'],
    [409, 'transition_not_allowed'],
  ]);
});

test('an incomplete form is refused with the missing fields', async () => {
  const { description: _text, features: _lines, is_featured: _flag, ...payload } = aForm();
  const answer = await desk.ask(createPackage, { payload });
  const required = ['Ce champ est requis.'];
  expect(answer.json<{ errors: object }>().errors).toEqual({
    description: required,
    features: required,
    is_featured: required,
  });
});

test('an incomplete package is not published, and its missing fields are listed; the published one stays complete', async () => {
  const gaps = {
    description: '',
    price: 0,
    domiciliation_monthly_rate: 0,
    included_services: [],
    features: ['Suivi', 'SUIVI '],
  };
  const { id } = await desk.create(gaps);
  const publish = () => desk.ask(publishPackage, { params: { id } });
  const refused = await publish();
  expect(getRefusal(refused)).toEqual([422, 'validation_failed']);
  const text = ['À renseigner avant de publier.'];
  expect(refused.json<{ errors: object }>().errors).toEqual({
    description: text,
    price: text,
    domiciliation_monthly_rate: text,
    included_services: text,
    features: ['Cette ligne se répète\u202F: SUIVI'],
  });
  expect((await desk.read(id)).status).toBe('draft');

  expect((await desk.save(id, { code: 'FULL' })).statusCode).toBe(200);
  expect((await desk.publish(id)).statusCode).toBe(200);
  expect((await desk.save(id, { code: 'FULL', included_services: [] })).statusCode).toBe(200);
  const emptied = await desk.publish(id);
  expect(emptied.json()).toMatchObject({ errors: { included_services: text } });
  expect(await desk.site()).toEqual(['FULL']);
});

const askOpen = (headers = {}) => api.ask(getPackage, { params: { code: 'OPEN1' }, headers });

describe('a package by its code', () => {
  test('is public while the package is published, with an ETag', async () => {
    const { id } = await desk.create({ code: 'OPEN1' });
    expect((await askOpen()).statusCode).toBe(404);
    await desk.ask(publishPackage, { params: { id } });
    const answer = await askOpen();
    expect(getData(answer)).toMatchObject({ id, code: 'OPEN1', status: 'published' });
    expect(getData(answer)).not.toHaveProperty('created_at');
    const etag = String(answer.headers['etag']);
    expect((await askOpen({ 'if-none-match': etag })).statusCode).toBe(304);
    await desk.ask(archivePackage, { params: { id } });
    expect((await askOpen({ 'if-none-match': etag })).statusCode).toBe(404);
  });

  test.each(['x', '%25', "'", 'x'.repeat(99)])('is a 404 for %s', async (code) => {
    expect((await api.ask(getPackage, { params: { code } })).statusCode).toBe(404);
  });
});

describe('a code belongs to one package', () => {
  test('also when eight request it concurrently', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        desk.ask(createPackage, { payload: aForm({ code: 'WANTED' }) }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const lost of tries.filter(({ statusCode }) => statusCode !== 201)) {
      expect(getRefusal(lost)).toEqual([422, 'validation_failed']);
      expect(lost.json()).toMatchObject({
        errors: { code: ['Ce code est déjà celui d’un autre forfait.'] },
      });
    }
  });

  test('a copy gets the first free code', async () => {
    const source = await desk.create({ code: 'COMBO12', badge_config: { text: 'Neuf' } });
    const copy = async (id: string) =>
      getData<ContentPackage>(await desk.ask(duplicatePackage, { params: { id } }));
    const first = await copy(source.id);
    const second = await copy(first.id);
    expect([first.code, second.code]).toEqual(['COMBO12_COPIE', 'COMBO12_COPIE2']);
    const { id: _id, code: _code, draft: _draft, position, ...content } = source;
    expect(first).toMatchObject({ ...content, version: 1, position: position + 1 });
  });
});

test('a creation that is sent twice with one key happens once', async () => {
  const send = (payload: object, key: string) =>
    api.ask(createPackage, {
      token: desk.token,
      payload,
      headers: { 'idempotency-key': key },
    });
  const form = aForm();
  const [first, second] = await Promise.all([send(form, 'key-1'), send(form, 'key-1')]);
  expect(first.body).toBe(second.body);
  expect(await api.db.$count(packages)).toBe(1);
  expect(getRefusal(await send(aForm(), 'key-1'))).toEqual([422, 'idempotency_key_reused']);
});

describe('the staff’s list', () => {
  test('shows every status in the order of the site, archived packages last', async () => {
    const [old, first, second] = [
      await desk.create({ code: 'OLD', name: 'Société d’été' }),
      await desk.create({ code: 'FIRST' }),
      await desk.create({ code: 'SECOND' }),
    ];
    await desk.ask(publishPackage, { params: { id: second.id } });
    await desk.ask(archivePackage, { params: { id: old.id } });
    const list = async (query: object) => {
      const answer = await desk.ask(listContentPackages, { query });
      const body = answer.json<{ data: ContentPackage[]; meta: { total: number } }>();
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map(({ code }) => code);
    };
    expect(await list({})).toEqual(['FIRST', 'SECOND', 'OLD']);
    expect(await list({ status: 'draft' })).toEqual(['FIRST']);
    expect(await list({ status: 'archived', search: 'societe d’ETE' })).toEqual(['OLD']);
    expect(await list({ search: 'sec' })).toEqual(['SECOND']);
    expect(first.position).toBeLessThan(second.position);
  });

  test.each([{ status: 'gone' }, { search: 'ab' }, { page: '2' }])('refuses %j', async (query) => {
    expect(getRefusal(await desk.ask(listContentPackages, { query }))).toEqual([
      422,
      'validation_failed',
    ]);
  });

  test('has no more packages than the site can show', async () => {
    await api.db.execute(sql`
      INSERT INTO packages (code, name, price_centimes)
      SELECT 'FULL' || n, 'n', 1 FROM generate_series(1, 200) n`);
    const refused = await desk.ask(createPackage, { payload: aForm() });
    expect(getRefusal(refused)).toEqual([422, 'validation_failed']);
    expect(await api.db.$count(packages)).toBe(200);
  });
});

import {
  archivePackage,
  discardPackageDraft,
  listPackageVersions,
  publishPackage,
  restorePackageVersion,
  savePackageDraft,
  type ContentPackage,
  type PackageDraft,
  type PackageVersion,
} from '@tassis/contracts';
import { packageDifferences } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';
import { aForm, contentDesk, getData, getRefusal } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);
const colleague = await contentDesk(api);

type Change = { id: string; form: object; version?: number };
const write = ({ id, form, ...change }: Change, who = desk) =>
  who.ask(savePackageDraft, { params: { id }, payload: form, ...change });
const listVersions = async (id: string) =>
  getData<PackageVersion[]>(await desk.ask(listPackageVersions, { params: { id } }));
const getVersion = async (id: string) => (await desk.read(id)).draft.version;
const restore = async (id: string, of: number | string, version?: number) =>
  desk.ask(restorePackageVersion, {
    params: { id, version: of },
    version: version ?? (await getVersion(id)),
  });

async function createPublished(changes: Parameters<typeof desk.create>[0] = {}) {
  const made = await desk.create(changes);
  return getData<ContentPackage>(await desk.publish(made.id));
}

describe('a draft', () => {
  test('is stored completely, with trimmed texts, and the site shows none of it', async () => {
    const { id, code } = await createPublished({ name: 'Avant' });
    const form = aForm({
      code,
      name: '  Domiciliation 24 mois ',
      price: 4320.25,
      domiciliation_duration_months: 24,
      badge_text: ' ',
      badge_config: { text: '' },
      features: ['Courrier numérisé ', 'Salle'],
      name_en: ' Domiciliation for 24 months',
      features_en: [],
    });
    const before = await desk.contentVersion();
    const answer = await write({ id, form, version: 1 }, colleague);
    const written = {
      ...form,
      name: 'Domiciliation 24 mois',
      badge_text: null,
      badge_config: null,
      features: ['Courrier numérisé', 'Salle'],
      name_en: 'Domiciliation for 24 months',
    };
    const draft = getData<PackageDraft>(answer);
    expect(draft).toMatchObject({ ...written, version: 2, is_open: true, author: anyText });
    expect(await desk.read(id)).toMatchObject({ name: 'Avant', version: 2, draft });
    expect(await desk.contentVersion()).toBe(before);
    expect(await listVersions(id)).toHaveLength(2);

    const published = getData<ContentPackage>(await desk.publish(id));
    expect(published).toMatchObject({ ...written, status: 'published', version: 3 });
    expect(published.draft).toMatchObject({ ...written, version: 3, is_open: false });
    expect(await desk.contentVersion()).toBe(before + 1);
    const [newest, older] = await listVersions(id);
    if (!newest || !older) throw new Error('Two versions were published');
    expect(packageDifferences(older.package, newest.package).map(({ field }) => field)).toEqual([
      'name',
      'name_en',
      'price',
      'domiciliation_duration_months',
      'features',
    ]);
  });

  test('can be discarded, and the package stays unchanged', async () => {
    const { id, code } = await createPublished({ name: 'Avant' });
    await desk.save(id, { code, name: 'Après' });
    const gone = await desk.ask(discardPackageDraft, { params: { id }, version: 2 });
    expect(getData(gone)).toMatchObject({ name: 'Avant', version: 3, is_open: false });
    const late = await write({ id, form: aForm({ code }), version: 2 }, colleague);
    expect([late.statusCode, late.json()]).toMatchObject([409, { data: getData(gone) }]);
  });

  test('of two content admins with the same version the second gets the current one', async () => {
    const { id, code } = await desk.create();
    const mine = await write({ id, form: aForm({ code, name: 'A' }), version: 0 });
    const theirs = await write({ id, form: aForm({ code, name: 'B' }), version: 0 }, colleague);
    expect([theirs.statusCode, theirs.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: getData<PackageDraft>(mine) },
    ]);
    expect(getData<PackageDraft>(mine).last_change).toMatchObject({ by: { id: desk.id } });
    const unseen = await colleague.ask(publishPackage, { params: { id }, version: 0 });
    expect([unseen.statusCode, unseen.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { status: 'draft', draft: getData(mine) } },
    ]);
  });

  test('of admins who retry until they succeed no change is lost', async () => {
    const { id, code } = await desk.create({ features: [] });
    const insist = async (word: string) => {
      for (;;) {
        const { draft } = await desk.read(id);
        const form = aForm({ code, features: [...draft.features, word] });
        const { statusCode } = await write({ id, form, version: draft.version });
        if (statusCode === 200) return;
        expect(statusCode).toBe(409);
      }
    };
    const words = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
    await Promise.all(words.map(insist));
    const { draft } = await desk.read(id);
    expect(draft.features.toSorted()).toEqual(words.toSorted());
    expect(draft.version).toBe(6);
  });

  test('is published once when two publish concurrently', async () => {
    const { id, code } = await createPublished();
    await desk.save(id, { code, name: 'Après' });
    const version = await getVersion(id);
    const tries = await Promise.all(
      [desk, colleague].map((who) => who.ask(publishPackage, { params: { id }, version })),
    );
    expect(tries.map(({ statusCode }) => statusCode)).toContain(200);
    expect(tries.map(({ statusCode }) => statusCode)).toContain(409);
    expect(await desk.read(id)).toMatchObject({ name: 'Après', version: 3 });
  });

  test.each<[string, object]>([
    ['code', { code: 'dom 12' }],
    ['name', { name: ' ' }],
    ['name', { name: '\u200B' }],
    ['name', { name: 'مكتب' }],
    ['name_en', { name_en: 'x'.repeat(81) }],
    ['description', { description: 'x'.repeat(2001) }],
    ['price', { price: -1 }],
    ['price', { price: 1.005 }],
    ['price', { price: '12' }],
    ['domiciliation_duration_months', { domiciliation_duration_months: 7 }],
    ['is_featured', { is_featured: 'yes' }],
    ['badge_text', { badge_text: 'x'.repeat(31) }],
    ['badge_config.color', { badge_config: { color: 'red' } }],
    ['included_services.1', { included_services: ['Courrier', ''] }],
    ['features', { features: Array.from({ length: 31 }, () => 'x') }],
    ['status', { status: 'published' }],
    ['position', { position: 1 }],
    ['version', { version: 9 }],
  ])('refuses %s (%#)', async (field, changes) => {
    const before = await desk.create();
    const form = { ...aForm(), ...changes };
    const answer = await write({ id: before.id, form });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect((await desk.read(before.id)).draft).toEqual(before.draft);
  });

  test('cannot have the code of another package, and is not published when its code was taken since', async () => {
    const [other, { id }] = [await desk.create(), await desk.create()];
    const taken = { code: 'validation_failed', errors: { code: [anyText] } };
    expect((await desk.save(id, { code: other.code })).json()).toMatchObject(taken);
    await desk.save(id, { code: 'WANTED' });
    await desk.create({ code: 'WANTED' });
    expect((await desk.publish(id)).json()).toMatchObject(taken);
  });
});

describe('an old version', () => {
  test('becomes the draft; the site stays unchanged until the draft is published', async () => {
    const made = await createPublished({ name: 'Avant' });
    await desk.save(made.id, { code: made.code, name: 'Après' });
    await desk.publish(made.id);
    const draft = getData<PackageDraft>(await restore(made.id, 1));
    expect(draft).toMatchObject({ name: 'Avant', is_open: true });
    expect(packageDifferences(draft, made)).toEqual([]);
    expect((await desk.read(made.id)).name).toBe('Après');
    expect(getData(await desk.publish(made.id))).toMatchObject({ name: 'Avant', version: 4 });
    expect((await listVersions(made.id)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  test('does not overwrite what somebody else has saved since', async () => {
    const { id, code } = await createPublished();
    const seen = await getVersion(id);
    const theirs = await write(
      { id, form: aForm({ code, name: 'Autre' }), version: seen },
      colleague,
    );
    const late = await restore(id, 1, seen);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: getData<PackageDraft>(theirs) },
    ]);
  });

  test('also exists for a package that was inserted by hand, before English texts existed', async () => {
    const [row] = await api.db
      .insert(packages)
      .values({ code: 'BY_HAND', name: 'À la main', priceCentimes: 100 })
      .returning({ id: packages.id });
    const id = row?.id ?? '';
    expect(await listVersions(id)).toMatchObject([{ version: 1, author: null }]);
    await desk.save(id, { name: 'Autrement' });
    await desk.publish(id);
    await api.pool.query(
      `UPDATE package_versions SET snapshot = snapshot - 'name_en' - 'features_en' WHERE package_id = $1`,
      [id],
    );
    expect((await listVersions(id)).at(-1)?.package).toMatchObject({ name_en: null });
    expect(getData(await restore(id, 1))).toMatchObject({ code: 'BY_HAND', features_en: [] });
  });

  test('is refused when its code is taken', async () => {
    const { id, code } = await createPublished();
    await desk.save(id);
    await desk.publish(id);
    await desk.create({ code });
    expect((await restore(id, 1)).json()).toMatchObject({ errors: { code: [anyText] } });
  });

  test.each([
    ['99', 404],
    ['0', 422],
    ['1.5', 422],
    ['2147483648', 422],
    ['x', 422],
  ])('must have an existing number: %s', async (version, status) => {
    const { id } = await desk.create();
    expect((await restore(id, version)).statusCode).toBe(status);
  });
});

test('an archived package cannot be edited, and its draft stays', async () => {
  const { id, code } = await createPublished();
  await desk.save(id, { code, name: 'Après' });
  await desk.ask(archivePackage, { params: { id } });
  const tries = [await desk.save(id, { code }), await restore(id, 1), await desk.publish(id)];
  for (const refused of tries) expect(getRefusal(refused)).toEqual([409, 'transition_not_allowed']);
  expect((await desk.read(id)).draft).toMatchObject({ name: 'Après', is_open: true });
});

test('a package that does not exist is a 404', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all([
    write({ id, form: aForm() }),
    restore(id, 1, 0),
    desk.ask(publishPackage, { params: { id } }),
    desk.ask(discardPackageDraft, { params: { id } }),
    desk.ask(listPackageVersions, { params: { id } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
});

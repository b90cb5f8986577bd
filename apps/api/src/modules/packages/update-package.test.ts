import {
  listPackageVersions,
  publishPackage,
  restorePackageVersion,
  updatePackage,
  type ContentPackage,
  type PackageVersion,
} from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { aForm, contentDesk, dataOf, refusalOf } from './testing/content-desk.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const desk = await contentDesk(api);
const colleague = await contentDesk(api);

type Change = { id: string; form: object; version: number };
const write = ({ id, form, version }: Change, who = desk) =>
  who.ask(updatePackage, { params: { id }, payload: form, version });
const versionsOf = async (id: string) =>
  dataOf<PackageVersion[]>(await desk.ask(listPackageVersions, { params: { id } }));
const restore = (id: string, of: number | string, version: number) =>
  desk.ask(restorePackageVersion, { params: { id, version: of }, version });

describe('a package', () => {
  test('is changed whole, without the blanks around its texts, and its versions are kept', async () => {
    const made = await desk.create();
    const form = aForm({
      code: made.code,
      name: '  Domiciliation 24 mois ',
      price: 4320.25,
      domiciliation_duration_months: 24,
      badge_text: ' ',
      badge_config: { text: '' },
      features: ['Courrier numérisé ', 'Salle'],
    });
    const before = await desk.contentVersion();
    const answer = await write({ id: made.id, form, version: 1 }, colleague);
    expect(await desk.contentVersion()).toBe(before + 1);
    const changed = dataOf<ContentPackage>(answer);
    expect(changed).toMatchObject({
      ...form,
      name: 'Domiciliation 24 mois',
      badge_text: null,
      badge_config: null,
      features: ['Courrier numérisé', 'Salle'],
      version: 2,
    });
    expect(await desk.read(made.id)).toEqual(changed);
    const { created_at: _created, updated_at: _updated, ...snapshot } = changed;
    const versions = await versionsOf(made.id);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({ package: snapshot, author: anyText });
  });

  test('of two content admins who started from one version the second gets the fresh one', async () => {
    const { id } = await desk.create();
    const mine = await write({ id, form: aForm({ name: 'A' }), version: 1 });
    const theirs = await write({ id, form: aForm({ name: 'B' }), version: 1 }, colleague);
    expect([theirs.statusCode, theirs.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: dataOf<ContentPackage>(mine) },
    ]);
    const without = await desk.ask(updatePackage, { params: { id }, payload: aForm() });
    expect(refusalOf(without)).toEqual([422, 'version_required']);
  });

  test('loses no word of those who go on until they are heard', async () => {
    const { id, code } = await desk.create({ features: [] });
    const insist = async (word: string) => {
      for (;;) {
        const now = await desk.read(id);
        const form = aForm({ code, features: [...now.features, word] });
        const { statusCode } = await write({ id, form, version: now.version });
        if (statusCode === 200) return;
        expect(statusCode).toBe(409);
      }
    };
    const words = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
    await Promise.all(words.map(insist));
    const now = await desk.read(id);
    expect(now.features.toSorted()).toEqual(words.toSorted());
    expect(now.version).toBe(7);
    expect(await versionsOf(id)).toHaveLength(7);
  });

  test.each<[string, object]>([
    ['code', { code: 'dom 12' }],
    ['name', { name: ' ' }],
    ['name', { name: '\u200B' }],
    ['name', { name: 'مكتب' }],
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
    const answer = await write({ id: before.id, form, version: 1 });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await desk.read(before.id)).toEqual(before);
  });

  test('takes no code of another one', async () => {
    const [other, { id }] = [await desk.create(), await desk.create()];
    const answer = await write({ id, form: aForm({ code: other.code }), version: 1 });
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: { code: [anyText] },
    });
  });
});

describe('an old version', () => {
  test('comes back as a new one; status and place stay', async () => {
    const made = await desk.create({ name: 'Avant' });
    await write({ id: made.id, form: aForm({ code: made.code, name: 'Après' }), version: 1 });
    await desk.ask(publishPackage, { params: { id: made.id } });
    const answer = await restore(made.id, 1, 3);
    const { created_at: _created, updated_at: _updated, ...first } = made;
    expect(dataOf(answer)).toMatchObject({ ...first, status: 'published', version: 4 });
    expect((await versionsOf(made.id)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  test('does not go over what a colleague has written since', async () => {
    const { id, code } = await desk.create();
    await write({ id, form: aForm({ code, name: 'Après' }), version: 1 });
    const theirs = await write({ id, form: aForm({ code, name: 'Autre' }), version: 2 }, colleague);
    const late = await restore(id, 1, 2);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: dataOf<ContentPackage>(theirs) },
    ]);
    const without = await desk.ask(restorePackageVersion, { params: { id, version: 1 } });
    expect(refusalOf(without)).toEqual([422, 'version_required']);
    expect((await desk.read(id)).name).toBe('Autre');
  });

  test('is there also of a package that was made by hand', async () => {
    const [row] = await api.db
      .insert(packages)
      .values({ code: 'BY_HAND', name: 'À la main', priceCentimes: 100 })
      .returning({ id: packages.id });
    const id = row?.id ?? '';
    expect(await versionsOf(id)).toMatchObject([{ version: 1, author: null }]);
    await write({ id, form: aForm({ name: 'Autrement' }), version: 1 });
    expect(dataOf(await restore(id, 1, 2))).toMatchObject({
      code: 'BY_HAND',
      name: 'À la main',
      version: 3,
    });
  });

  test('does not come back when the site could not show it, or its code is taken', async () => {
    const made = await desk.create({ price: 0 });
    await write({ id: made.id, form: aForm({ code: made.code }), version: 1 });
    await desk.ask(publishPackage, { params: { id: made.id } });
    expect((await restore(made.id, 1, 3)).json()).toMatchObject({
      errors: { price: [anyText] },
    });

    const moved = await desk.create();
    await write({ id: moved.id, form: aForm(), version: 1 });
    await desk.create({ code: moved.code });
    expect((await restore(moved.id, 1, 2)).json()).toMatchObject({
      errors: { code: [anyText] },
    });
  });

  test.each([
    ['99', 404],
    ['0', 422],
    ['1.5', 422],
    ['2147483648', 422],
    ['x', 422],
  ])('has a number that there is: %s', async (version, status) => {
    const { id } = await desk.create();
    expect((await restore(id, version, 1)).statusCode).toBe(status);
  });
});

test('a package that is not there is 404', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all([
    write({ id, form: aForm(), version: 1 }),
    restore(id, 1, 1),
    desk.ask(publishPackage, { params: { id } }),
    desk.ask(listPackageVersions, { params: { id } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

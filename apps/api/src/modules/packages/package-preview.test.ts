import {
  archivePackage,
  getPackage,
  linkPackagePreview,
  listPackages,
  previewPackages,
  type Package,
  type PackagePreview,
} from '@tassis/contracts';
import { beforeEach, expect, test } from 'vitest';
import { packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { createAppointmentToken } from '../appointments/appointment-token.ts';
import { contentDesk, getData, getRefusal } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);
const keys = api.deps.config.sessionSecrets;

beforeEach(async () => {
  await api.db.delete(packages);
});

async function getPreviewToken(id: string) {
  const link = getData<{ url: string; expires_at: string }>(
    await desk.ask(linkPackagePreview, { params: { id } }),
  );
  const [page, token = ''] = link.url.split('?preview=');
  return { ...link, page, token };
}

const see = (token: string) => api.ask(previewPackages, { params: { token } });
const getNames = (shown: readonly Package[]) => shown.map(({ name }) => name);

test('a link shows a draft among the published packages, and nobody sees it without the link', async () => {
  const first = await desk.create({ code: 'FIRST', name: 'Premier' });
  const second = await desk.create({ code: 'SECOND', name: 'Second' });
  await desk.create({ code: 'THIRD', name: 'Autre brouillon' });
  for (const { id } of [first, second]) await desk.publish(id);
  await desk.save(first.id, { code: 'FIRST', name: 'Prévu', price: 999 });
  await desk.save(second.id, { code: 'SECOND', name: 'Autre brouillon aussi' });

  const { page, token, expires_at } = await getPreviewToken(first.id);
  expect(page).toBe(`${api.deps.config.siteUrl}/forfaits`);
  const answer = await see(token);
  const preview = getData<PackagePreview>(answer);
  expect(preview).toMatchObject({ code: 'FIRST', expires_at });
  expect(preview.packages).toMatchObject([
    { id: first.id, name: 'Prévu', price: 999, status: 'published' },
    { id: second.id, name: 'Second' },
  ]);
  expect(answer.headers['etag']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');

  const site = getData<Package[]>(await api.ask(listPackages));
  expect(getNames(site)).toEqual(['Premier', 'Second']);
  const open = await api.ask(getPackage, { params: { code: 'FIRST' } });
  expect(getData<Package>(open).name).toBe('Premier');
});

test('a package that was never published has its own position', async () => {
  const { id } = await desk.create({ name: 'Neuf' });
  const published = await desk.create({ name: 'Premier' });
  await desk.publish(published.id);
  const { token } = await getPreviewToken(id);
  expect(getNames(getData<PackagePreview>(await see(token)).packages)).toEqual(['Neuf', 'Premier']);
});

test('a link is valid for a day and one package, and cannot be forged', async () => {
  const [mine, other] = [await desk.create(), await desk.create()];
  const { token } = await getPreviewToken(mine.id);
  const [text = '', seal = ''] = token.split('.');
  const forged = Buffer.from(text, 'base64url').toString().replace(mine.id, other.id);
  const wrong = [
    'nothing',
    `${Buffer.from(forged).toString('base64url')}.${seal}`,
    createAppointmentToken(`${mine.id} 2030-01-01T00:00:00.000Z`, keys),
  ];
  for (const each of wrong) expect(getRefusal(await see(each))).toEqual([422, 'link_invalid']);

  api.clock.advance(86_399);
  expect((await see(token)).statusCode).toBe(200);
  api.clock.advance(1);
  expect(getRefusal(await see(token))).toEqual([422, 'link_invalid']);
});

test('an archived package is not shown', async () => {
  const late = await contentDesk(api);
  const { id } = await late.create();
  const link = await late.ask(linkPackagePreview, { params: { id } });
  const token = getData<{ url: string }>(link).url.split('?preview=')[1] ?? '';
  await late.ask(archivePackage, { params: { id } });
  expect(getRefusal(await see(token))).toEqual([422, 'link_invalid']);
  const again = await late.ask(linkPackagePreview, { params: { id } });
  expect(getRefusal(again)).toEqual([409, 'transition_not_allowed']);
});

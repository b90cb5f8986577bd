import { getSavedViews, updateSavedViews, type SavedViews } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { savedViews } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const view = { list: 'orders', name: 'À vérifier', query: 'status=in_review&search=atlas' };
const put = (token: string, version: number, views: object[]) =>
  api.ask(updateSavedViews, { token, payload: { views }, headers: { 'if-match': `"${version}"` } });
const read = async (token: string) =>
  (await api.ask(getSavedViews, { token })).json<{ data: SavedViews }>().data;

test('every user has their own, from version 0 on, and of many concurrent writers one succeeds', async () => {
  const { token } = await api.signIn('admin');
  const other = await api.signIn('admin');
  expect(await read(token)).toEqual({ views: [], version: 0 });
  const first = await Promise.all([1, 2, 3].map(() => put(token, 0, [view])));
  expect(getStatuses(first)).toEqual([200, 409, 409]);
  expect(await read(token)).toEqual({ views: [view], version: 1 });
  const second = await Promise.all([1, 2, 3].map(() => put(token, 1, [])));
  expect(getStatuses(second)).toEqual([200, 409, 409]);
  expect(await read(token)).toEqual({ views: [], version: 2 });
  expect(await read(other.token)).toEqual({ views: [], version: 0 });
});

test('a view needs a list, a name and a query, and their number is limited', async () => {
  const { token } = await api.signIn('admin');
  for (const wrong of [
    { ...view, list: '../x' },
    { ...view, name: '' },
    { ...view, owner: 'moi' },
  ]) {
    expect((await put(token, 0, [wrong])).statusCode).toBe(422);
  }
  expect(
    (
      await put(
        token,
        0,
        Array.from({ length: 51 }, () => view),
      )
    ).statusCode,
  ).toBe(422);
});

test('stored views are readable even if current rules would refuse them', async () => {
  const { id, token } = await api.signIn('admin');
  const old = { ...view, name: 'Vue\r\nancienne' };
  await api.db.insert(savedViews).values({ userId: id, views: [old] });
  expect((await read(token)).views).toEqual([old]);
});

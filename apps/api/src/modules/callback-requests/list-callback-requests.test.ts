import { createCallbackRequest, getAdminClient, listCallbackRequests } from '@tassis/contracts';
import { aCallbackRequest } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

test('the staff list the requests, newest first, page by page', async () => {
  const { token } = await api.signIn('admin');
  for (const phone of ['0611111111', '0622222222', '0633333333']) {
    await api.ask(createCallbackRequest, { payload: { ...aCallbackRequest(), phone } });
    api.clock.advance(1);
  }
  const list = async (query = {}) =>
    (await api.ask(listCallbackRequests, { token, query })).json<{
      data: { phone: string }[];
      meta: { total: number; next_cursor: string };
    }>();
  const first = await list({ per_page: 2 });
  expect(first.data.map(({ phone }) => phone)).toEqual(['0633333333', '0622222222']);
  expect(first.meta.total).toBe(3);
  expect((await list({ cursor: first.meta.next_cursor })).data).toMatchObject([
    { phone: '0611111111' },
  ]);
  const oldest = await list({ sort: 'due_at' });
  expect(oldest.data[0]).toMatchObject({ phone: '0611111111' });
});

test('requests are found by name, phone and text', async () => {
  const { token } = await api.signIn('admin');
  const form = { name: 'Hélène Naïr', phone: '0644444444', message: 'Après dix-huit heures' };
  await api.ask(createCallbackRequest, { payload: form });
  for (const search of ['helene', '0644', 'DIX-HUIT']) {
    const answer = await api.ask(listCallbackRequests, { token, query: { search } });
    expect(answer.json()).toMatchObject({ data: [form], meta: { total: 1 } });
    expect(answer.json().data[0]).not.toHaveProperty('search');
  }
  const none = await api.ask(listCallbackRequests, { token, query: { search: 'zellige' } });
  expect(none.json().data).toEqual([]);
});

test('a request is found by its id, and a client’s requests by their phone, however it is written', async () => {
  const { token } = await api.signIn('admin');
  const client = await api.signIn('client');
  const { phone } = (await api.ask(getAdminClient, { token, params: { id: client.id } })).json<{
    data: { phone: string };
  }>().data;
  const phones = [
    phone,
    `+212 ${phone.slice(1)}`,
    `00212 (0)${phone.slice(1, 4)}-${phone.slice(4)}`,
  ];
  for (const written of phones) {
    await api.ask(createCallbackRequest, { payload: { ...aCallbackRequest(), phone: written } });
    api.clock.advance(1);
  }
  const list = async (query: object) =>
    (await api.ask(listCallbackRequests, { token, query })).json<{
      data: { id: string; phone: string }[];
    }>().data;
  const found = await list({ client: client.id });
  expect(found.map((request) => request.phone)).toEqual(phones.toReversed());
  expect(await list({ id: found[1]?.id })).toEqual([found[1]]);
  expect(await list({ id: client.id })).toEqual([]);
});

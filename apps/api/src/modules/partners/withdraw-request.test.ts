import {
  acceptPartnerRequest,
  addPartnerClient,
  createPartnerOrder,
  getInvitation,
  listClientPartnerRequests,
  listPartnerRequests,
  withdrawPartnerRequest,
  type PartnerRequest,
} from '@tassis/contracts';
import { domiciliationData, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { partnerRequests, partners, storedFiles } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const partner = await api.signIn('partner');

const add = async (email: string) => {
  const payload = { email, firstName: 'Yassine', lastName: 'Idrissi', phone: '0612345678' };
  const answer = await api.ask(addPartnerClient, { token: partner.token, payload });
  return answer.json<{ data: PartnerRequest }>().data;
};
const withdraw = (id: string, token = partner.token) =>
  api.ask(withdrawPartnerRequest, { token, params: { id } });

test('a withdrawn invitation opens no account', async () => {
  const email = 'trop.tot@example.com';
  const { id } = await add(email);
  const token = (await mailedToken(api.db, 'invitation', email)) ?? '';
  const opened = () => api.ask(getInvitation, { params: { token } });
  expect((await opened()).statusCode).toBe(200);
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(id)));
  expect(getStatuses(answers)).toEqual([200, 409, 409]);
  expect((await opened()).json()).toMatchObject({ code: 'link_invalid' });
  const query = { status: 'withdrawn' } as const;
  const listed = await api.ask(listPartnerRequests, { token: partner.token, query });
  expect(listed.json()).toMatchObject({ data: [{ id, client: { email } }] });
  // Not asked again at once: nobody gets a second mail within a week.
  expect(await add(email)).toMatchObject({ id, status: 'withdrawn' });
  expect(await countMails(api.db, 'invitation', email)).toBe(1);
});

test('a client can no longer answer it', async () => {
  const client = await api.signIn('client');
  const { id } = await add(client.email);
  await withdraw(id);
  const accepted = await api.ask(acceptPartnerRequest, {
    token: client.token,
    params: { id },
    payload: {},
  });
  expect(accepted.json()).toMatchObject({ code: 'transition_not_allowed' });
  const seen = await api.ask(listClientPartnerRequests, { token: client.token });
  expect(seen.json()).toMatchObject({ data: [{ id, status: 'withdrawn' }] });
});

test('a withdrawn order request leaves no file', async () => {
  const client = await api.signIn('client');
  const link = { partnerId: partner.id, clientId: client.id, kind: 'link' } as const;
  await api.db.insert(partnerRequests).values({ ...link, status: 'accepted' });
  const data = domiciliationData({}, seeded(5));
  const prepared = await api.ask(createPartnerOrder, {
    token: partner.token,
    params: { id: client.id },
    payload: {
      package_id: await insertPackage(api.db),
      services: [{ type: 'domiciliation', data }],
    },
  });
  const files = () => api.db.$count(storedFiles, eq(storedFiles.ownerId, client.id));
  expect(await files()).toBe(1);
  const { id } = prepared.json<{ data: PartnerRequest }>().data;
  expect((await withdraw(id)).json()).toMatchObject({
    data: { status: 'withdrawn', service: 'domiciliation' },
  });
  expect(await files()).toBe(0);
});

test('an answered request stays, and a partner who is not validated withdraws nothing', async () => {
  const client = await api.signIn('client');
  const { id } = await add(client.email);
  await api.ask(acceptPartnerRequest, { token: client.token, params: { id }, payload: {} });
  expect((await withdraw(id)).json()).toMatchObject({ code: 'transition_not_allowed' });
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, partner.id));
  expect((await withdraw(id)).json()).toMatchObject({ code: 'partner_not_validated' });
});

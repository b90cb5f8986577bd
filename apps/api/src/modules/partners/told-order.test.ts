import {
  acceptPartnerRequest,
  createPartnerOrder,
  listClientPartnerRequests,
  type ClientPartnerRequest,
  type Order,
} from '@tassis/contracts';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
} from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { partnerRequests } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { parseAskedOrder } from './asked-body.ts';

const api = await createTestApi();
const partner = await api.signIn('partner');
const lease = await insertPackage(api.db);
const creation = await insertPackage(api.db, {
  includes_company_creation: true,
  domiciliation_duration_months: 0,
});

/** Creates a client for whom the partner has prepared an order. */
async function clientAsked(services: object[]) {
  const client = await api.signIn('client');
  const link = { partnerId: partner.id, clientId: client.id, kind: 'link' } as const;
  await api.db.insert(partnerRequests).values({ ...link, status: 'accepted' });
  const sent = { token: partner.token, params: { id: client.id }, payload: { services } };
  expect((await api.ask(createPartnerOrder, sent)).statusCode).toBe(201);
  return client;
}

async function findRequest(token: string): Promise<ClientPartnerRequest | undefined> {
  const query = { kind: 'order' } as const;
  const answer = await api.ask(listClientPartnerRequests, { token, query });
  return answer.json<{ data: ClientPartnerRequest[] }>().data[0];
}

const associates = [aPhysicalAssociate(), aMoralAssociate()];
const creationData = companyCreationData({ associates, externalManagers: [aManager()] });

test.each([
  ['company_creation', creation, creationData],
  ['domiciliation', lease, domiciliationData({ managers: [aManager()] })],
  ['negative_certificate_request', null, negativeCertificateData()],
] as const)('a %s is read by the client as the order will keep it', async (type, chosen, data) => {
  const { token } = await clientAsked([{ type, data, ...(chosen && { package_id: chosen }) }]);
  const request = await findRequest(token);
  const params = { id: request?.id ?? '' };
  const answer = await api.ask(acceptPartnerRequest, { token, params, payload: {} });
  const [kept] = answer.json<{ data: { order: Order } }>().data.order.services;

  const [told] = request?.body?.services ?? [];
  expect([request?.body?.package_id, told?.type]).toEqual([chosen, type]);
  const { externalManagers: managers, ...rest } = { externalManagers: undefined, ...told?.data };
  const content = kept?.company ?? kept?.domiciliation ?? kept?.negative_certificate_request;
  expect(content).toMatchObject(managers ? { ...rest, managers } : rest);
});

test('an order that the current rules refuse is not described', async () => {
  const data = domiciliationData();
  const client = await clientAsked([{ type: 'domiciliation', data, package_id: lease }]);
  const { id = '' } = (await findRequest(client.token)) ?? {};
  const [row] = await api.db.select().from(partnerRequests).where(eq(partnerRequests.id, id));
  const { order, file } = parseAskedOrder(row?.body ?? null);
  const [service] = order.services;
  const services = [{ ...service, data: { ...service.data, duration_months: 7 } }];
  const body = { order: { ...order, services }, file };
  await api.db.update(partnerRequests).set({ body }).where(eq(partnerRequests.id, id));
  expect(await findRequest(client.token)).toMatchObject({ body: null, today_total: null });
});

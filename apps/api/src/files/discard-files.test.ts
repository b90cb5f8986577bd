import {
  acceptPartnerRequest,
  createPartnerOrder,
  deleteDraft,
  deleteDraftFile,
  refusePartnerRequest,
  saveDraftFile,
  type PartnerRequest,
} from '@tassis/contracts';
import { aPdf, domiciliationData, seeded } from '@tassis/testing/builders';
import { beforeEach, expect, test } from 'vitest';
import { partnerRequests } from '../database/schema/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertPackage } from '../testing/insert-package.ts';

const api = await createTestApi({
  replace: ({ files }) => ({
    files: { ...files, delete: () => Promise.reject(new Error('bucket away')) },
  }),
});
const partner = await api.signIn('partner');
const client = await api.signIn('client');
await api.db
  .insert(partnerRequests)
  .values({ partnerId: partner.id, clientId: client.id, kind: 'link', status: 'accepted' });
const packageId = await insertPackage(api.db);

const { token } = client;
const lines = () => api.logs.filter((line) => line.includes('file not deleted')).length;
beforeEach(() => api.logs.splice(0));

test('a change of a draft succeeds even if the storage fails to delete the old file', async () => {
  const service = { service: 'domiciliation' } as const;
  const params = { ...service, field: 'negativeCertificate' };
  const body = { name: 'Certificat.pdf', content: aPdf() };
  const answers = [
    await api.ask(saveDraftFile, { token, params, body }),
    await api.ask(saveDraftFile, { token, params, body }),
    await api.ask(deleteDraftFile, { token, params }),
    await api.ask(saveDraftFile, { token, params, body }),
    await api.ask(deleteDraft, { token, params: service }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204, 200, 204]);
  expect(lines()).toBe(3);
});

test.each([
  [acceptPartnerRequest, 201],
  [refusePartnerRequest, 200],
])('so is the answer to a request', async (contract, status) => {
  const data = domiciliationData({ negativeCertificate: aPdf() }, seeded(5));
  const prepared = await api.ask(createPartnerOrder, {
    token: partner.token,
    params: { id: client.id },
    payload: { package_id: packageId, services: [{ type: 'domiciliation', data }] },
  });
  const { id } = prepared.json<{ data: PartnerRequest }>().data;
  const answer = await api.ask(contract, { token, params: { id }, payload: {} });
  expect([answer.statusCode, lines()]).toEqual([status, 1]);
});

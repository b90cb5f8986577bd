import * as contracts from '@tassis/contracts';
import type { ClientDocument, Contract } from '@tassis/contracts';
import { anOrder, aPerson, domiciliationData, seeded } from '@tassis/testing/builders';
import { notifications, partnerRequests } from '../database/schema/index.ts';
import { billedOrder, placeOrder, samplePdf } from './billed-order.ts';
import type { createTestApi } from './create-test-api.ts';
import { insertDomiciled } from './domiciled.ts';
import { insertPackage } from './insert-package.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type Owner = Awaited<ReturnType<TestApi['signIn']>>;
type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object;
};

/** An operation on a record of its caller, and how to create and name such a record. */
type OwnedRow = { contract: Contract; make: (owner: Owner) => Promise<Sent> };

const upload = { name: 'CIN.pdf', content: samplePdf() };

/** Every operation of clients and partners on a record of theirs. Another user's record does not exist for them. */
export function ownedThings(api: TestApi): OwnedRow[] {
  const make = createThings(api);
  return [
    by(contracts.getClientOrder, make.order),
    by(contracts.cancelOrder, make.order, { reason: 'Je renonce' }),
    by(contracts.correctOrder, make.order, { corrections: [] }),
    by(contracts.linkOrderDocuments, make.order),
    by(contracts.linkCompanyDocuments, make.domiciliation),
    by(contracts.listClientOrderMessages, make.order),
    by(contracts.sendClientOrderMessage, make.order, { text: 'Bonjour' }),
    {
      contract: contracts.markClientOrderMessagesAsRead,
      make: async (owner) => {
        const { orderId, messageId } = await make.message(owner);
        return { params: { id: orderId }, payload: { until: messageId } };
      },
    },
    by(contracts.getClientDomiciliation, make.domiciliation),
    by(contracts.getClientBill, make.bill),
    by(contracts.linkBillPdf, make.bill),
    by(contracts.sendPaymentProof, make.bill, upload),
    by(contracts.openPaymentSession, make.bill),
    by(contracts.linkDocument, make.document),
    by(contracts.markNotificationAsRead, make.notification),
    by(contracts.archiveNotification, make.notification),
    by(contracts.unarchiveNotification, make.notification),
    by(contracts.deleteNotification, make.notification),
    by(contracts.restoreNotification, make.notification),
    by(contracts.acceptPartnerRequest, make.request, {}),
    by(contracts.refusePartnerRequest, make.request),
    by(contracts.revokePartner, make.link),
    by(contracts.withdrawPartnerRequest, make.asked),
    by(contracts.endOwnSession, make.session),
    by(contracts.getPartnerClient, make.client),
    by(contracts.listPartnerClientDocuments, make.client),
    by(contracts.listPartnerClientOrders, make.client),
    { contract: contracts.getPartnerDraft, make: make.partnerDraft },
    {
      contract: contracts.savePartnerDraft,
      make: async (owner) => ({ ...(await make.partnerDraft(owner)), payload: { data: {} } }),
    },
    { contract: contracts.deletePartnerDraft, make: make.partnerDraft },
    { contract: contracts.getPartnerDraftFile, make: make.partnerDraftFile },
    {
      contract: contracts.savePartnerDraftFile,
      make: async (owner) => ({ ...(await make.partnerDraftFile(owner)), payload: upload }),
    },
    { contract: contracts.deletePartnerDraftFile, make: make.partnerDraftFile },
    {
      contract: contracts.listPartnerDeadlines,
      make: async (owner) => ({ query: { client: await make.client(owner) } }),
    },
    {
      contract: contracts.createPartnerOrder,
      make: async (owner) => ({
        params: { id: await make.client(owner) },
        payload: {
          package_id: await insertPackage(api.db),
          services: [{ type: 'domiciliation', data: domiciliationData() }],
        },
      }),
    },
    {
      contract: contracts.listPartnerRequests,
      make: async (owner) => ({ query: { client: await make.client(owner) } }),
    },
    {
      contract: contracts.getClientOrderByKey,
      make: async (owner) => ({ params: { idempotency_key: await make.key(owner) } }),
    },
    {
      contract: contracts.createClientDocument,
      make: async (owner) => ({
        payload: { ...upload, kind: 'identity', order_id: await make.order(owner) },
      }),
    },
    {
      contract: contracts.renewDomiciliation,
      make: async (owner) => ({ payload: { domiciliation_id: await make.domiciliation(owner) } }),
    },
  ];
}

/** Names the thing by the `id` of the path. */
function by(
  contract: Contract,
  makeOne: (owner: Owner) => Promise<string>,
  payload?: object,
): OwnedRow {
  const make = async (owner: Owner) => ({
    params: { id: await makeOne(owner) },
    ...(payload && { payload }),
  });
  return { contract, make };
}

/** Makes one of each kind for somebody. @returns what it is named by */
function createThings(api: TestApi) {
  let made = 0;
  const request = async (values: typeof partnerRequests.$inferInsert) => {
    const [row] = await api.db.insert(partnerRequests).values(values).returning();
    return row?.id ?? '';
  };
  /** A link holds the person as the partner wrote them. */
  const link = (
    values: Pick<typeof partnerRequests.$inferInsert, 'partnerId' | 'clientId' | 'status'>,
  ) => {
    const { email, firstName, lastName, phone } = aPerson(seeded(8000 + (made += 1)));
    return request({ ...values, kind: 'link', body: { email, firstName, lastName, phone } });
  };
  const client = async ({ id: partnerId }: Owner) => {
    const { id: clientId } = await api.signIn('client');
    await link({ partnerId, clientId, status: 'accepted' });
    return clientId;
  };
  const partnerDraft = async (owner: Owner) => {
    const params = { id: await client(owner), service: 'domiciliation' } as const;
    const payload = { data: { form: { company: 'Atlas' } } };
    await api.ask(contracts.savePartnerDraft, { params, payload, token: owner.token });
    return { params };
  };
  return {
    client,
    partnerDraft,
    partnerDraftFile: async (owner: Owner) => {
      const { params: draft } = await partnerDraft(owner);
      const params = { ...draft, field: 'negativeCertificate' };
      const sent = { params, payload: upload, token: owner.token };
      await api.ask(contracts.savePartnerDraftFile, sent);
      return { params };
    },
    order: async ({ token }: Owner) => (await placeOrder(api, token)).id,
    bill: async ({ token }: Owner) => (await billedOrder(api, token)).bill.id,
    key: async ({ token }: Owner) => {
      const key = `key-${(made += 1)}`;
      const payload = anOrder({}, seeded(7000 + made));
      const headers = { 'idempotency-key': key };
      await api.ask(contracts.createOrder, { token, payload, headers });
      return key;
    },
    message: async ({ token }: Owner) => {
      const { id: orderId } = await placeOrder(api, token);
      const sent = { params: { id: orderId }, payload: { text: 'Bonjour' }, token };
      const answer = await api.ask(contracts.sendClientOrderMessage, sent);
      return { orderId, messageId: answer.json<{ data: { id: string } }>().data.id };
    },
    document: async ({ token }: Owner) => {
      const payload = { ...upload, kind: 'identity', order_id: null };
      const answer = await api.ask(contracts.createClientDocument, { token, payload });
      return answer.json<{ data: ClientDocument }>().data.id;
    },
    domiciliation: async (owner: Owner) => (await insertDomiciled(api, owner)).id,
    notification: async ({ id: userId }: Owner) => {
      const params = { reference: 'CMD-2026-000001' };
      const news = { userId, type: 'order', code: 'order_received', params } as const;
      const [row] = await api.db.insert(notifications).values(news).returning();
      return row?.id ?? '';
    },
    session: async ({ id, token }: Owner) => {
      await api.createToken(id);
      const answer = await api.ask(contracts.listOwnSessions, { token });
      const { data } = answer.json<{ data: { id: string; current: boolean }[] }>();
      return data.find(({ current }) => !current)?.id ?? '';
    },
    request: async ({ id: clientId }: Owner) => {
      const { id: partnerId } = await api.signIn('partner');
      return link({ partnerId, clientId });
    },
    link: async ({ id: clientId }: Owner) => {
      const { id: partnerId } = await api.signIn('partner');
      return link({ partnerId, clientId, status: 'accepted' });
    },
    asked: ({ id: partnerId }: Owner) => link({ partnerId }),
  };
}

import {
  addOrderAssociate,
  addOrderManager,
  removeOrderAssociate,
  removeOrderManager,
  transitionOrder,
  updateOrderAssociate,
  updateOrderBasicInfo,
  updateOrderCertificateRequest,
  updateOrderCompany,
  updateOrderDomiciliation,
  updateOrderManager,
  updateOrderService,
  type AdminOrder,
  type Contract,
} from '@tassis/contracts';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
  seeded,
} from '@tassis/testing/builders';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, orders } from '../../../database/schema/index.ts';
import { placeOrder, samplePdf } from '../../../testing/billed-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { companyIn, orderEditing } from '../../../testing/edited-order.ts';
import { someFields } from '../../../testing/matchers.ts';

const api = await createTestApi();
const { client, admin, getData, placeCreation, placeDomiciliation, read, edit } =
  await orderEditing(api);
const getErrors = (answer: { json: () => { errors?: object } }) =>
  Object.keys(answer.json().errors ?? {});

async function placeCertificate(): Promise<AdminOrder> {
  const { id } = await placeOrder(api, client.token);
  return read(id);
}

async function lastAudit(orderId: string) {
  const [entry] = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, orderId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
}

const company = (changes = {}) => {
  const { associates: _, externalManagers: __, ...data } = companyCreationData(changes, seeded(91));
  return data;
};
const request = (changes = {}) => {
  const { managers: _, negativeCertificate: __, ...data } = domiciliationData(changes, seeded(92));
  return data;
};
const getFirstAssociateId = (order: AdminOrder) => companyIn(order).associates[0]?.id;
const getFirstManagerId = (order: AdminOrder) => order.services[0]?.domiciliation?.managers[0]?.id;

type Case = [Contract, () => Promise<AdminOrder>, (order: AdminOrder) => object];
const twoManagers = () => placeDomiciliation({ managers: [aManager(), aManager({}, seeded(93))] });
const EDITS: Case[] = [
  [
    updateOrderBasicInfo,
    placeCertificate,
    () => ({ data: { firstName: 'Aïcha', lastName: 'Benali', phone: '0612345678' } }),
  ],
  [updateOrderService, placeCertificate, () => ({ data: negativeCertificateData({}, seeded(94)) })],
  [updateOrderCompany, placeCreation, () => ({ data: company() })],
  [updateOrderDomiciliation, placeDomiciliation, () => ({ data: request() })],
  [
    updateOrderCertificateRequest,
    placeCertificate,
    () => ({ data: negativeCertificateData({}, seeded(95)) }),
  ],
  [
    updateOrderAssociate,
    placeCreation,
    (order) => ({ person: getFirstAssociateId(order), data: aMoralAssociate() }),
  ],
  [
    updateOrderManager,
    placeDomiciliation,
    (order) => ({ person: getFirstManagerId(order), data: aManager({}, seeded(96)) }),
  ],
  [
    addOrderAssociate,
    placeCreation,
    () => ({ data: aPhysicalAssociate({}, seeded(97)), capital: 30_000 }),
  ],
  [addOrderManager, placeCreation, () => ({ data: aManager() })],
  [
    removeOrderAssociate,
    placeCreation,
    (order) => ({ person: companyIn(order).associates[1]?.id, capital: 10_000 }),
  ],
  [removeOrderManager, twoManagers, (order) => ({ person: getFirstManagerId(order) })],
];

describe.each(
  EDITS.map(([contract, place, sent]) => [contract.name, { contract, place, sent }] as const),
)('%s', (action, { contract, place, sent }) => {
  test('writes the next version, an event for the staff, and the values before and after', async () => {
    const order = await place();
    const answer = await edit(contract, order, { ...sent(order) });
    expect([answer.statusCode, answer.json<{ errors?: object }>().errors]).toEqual([
      contract.response.status,
      undefined,
    ]);
    const after = getData(answer);
    expect(after).toMatchObject({ version: 2, status: 'submitted', pricing: order.pricing });
    expect(after).toEqual(await read(order.id));
    expect(after.timeline.at(-1)).toMatchObject({
      status: null,
      message: 'À la demande du client',
      visible_to_client: false,
    });
    const entry = await lastAudit(order.id);
    expect(entry).toMatchObject({
      actorId: admin.id,
      action,
      reason: 'À la demande du client',
      before: someFields,
      after: someFields,
    });
    expect(entry?.before).not.toEqual(entry?.after);
  });

  test('requires a reason and the version, and refuses unknown fields', async () => {
    const order = await place();
    const isDeletion = contract.method === 'DELETE';
    const silent = await edit(contract, order, { ...sent(order), reason: ' ' });
    expect(getErrors(silent)).toContain('reason');
    const stale = await edit(contract, { ...order, version: 9 }, { ...sent(order) });
    expect([stale.statusCode, stale.json<{ data: AdminOrder }>().data.version]).toEqual([409, 1]);
    const extra = { ...sent(order), finalPrice: 1 };
    // A deletion needs no body, and ignores one.
    const expected = isDeletion && contract.request.body === undefined ? 200 : 422;
    expect((await edit(contract, order, extra)).statusCode).toBe(expected);
  });

  test('does not change a final order, except its contact', async () => {
    const order = await place();
    await api.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, order.id));
    const answer = await edit(contract, order, { ...sent(order) });
    const { code } = answer.json<{ code?: string }>();
    const isFree = contract === updateOrderBasicInfo;
    expect(code).toBe(isFree ? undefined : 'transition_not_allowed');
  });
});

describe('an edit', () => {
  test('cannot change records outside its order', async () => {
    const [order, other] = [await placeCreation(), await placeCreation()];
    const data = aPhysicalAssociate();
    const stranger = await edit(updateOrderAssociate, order, {
      person: getFirstAssociateId(other),
      data,
    });
    const kind = await edit(updateOrderDomiciliation, order, { data: request() });
    const mixed = { ...order, services: other.services };
    const service = await edit(updateOrderCompany, mixed, { data: company() });
    expect([stranger, kind, service].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('follows the rules of the form, with error paths of the request', async () => {
    const order = await placeCreation();
    const [person, other] = companyIn(order).associates.map(({ id }) => id);
    const one = (payload: object) => edit(updateOrderAssociate, order, { person, ...payload });
    expect(getErrors(await one({ data: aPhysicalAssociate({ cin: '12' }) }))).toEqual(['data.cin']);
    const unborn = aPhysicalAssociate({ birthDate: '2030-01-01' });
    expect(getErrors(await one({ data: unborn }))).toEqual(['data.birthDate']);
    const rich = aPhysicalAssociate({ numerical_amount: 10_001 });
    expect(getErrors(await one({ data: rich }))).toEqual(['associates']);
    const shares = (contribution: object) =>
      one({ data: aPhysicalAssociate(), contributions: [contribution] }).then(getErrors);
    expect(await shares({ associate_id: person })).toEqual(['contributions.0.associate_id']);
    expect(await shares({ associate_id: other, contribution_valorisation: 5 })).toEqual([
      'contributions.0.contribution_valorisation',
    ]);
    const data = company({ haveCertificate: true });
    const known = await edit(updateOrderCompany, order, { data });
    expect(getErrors(known)).toContain('data.certificate');
    const domiciliation = await placeDomiciliation();
    const long = { data: request({ duration_months: 24 }) };
    const terms = await edit(updateOrderDomiciliation, domiciliation, long);
    expect(getErrors(terms)).toEqual(['data.duration_months']);
  });

  test('changes the capital and the contributions of several associates at once', async () => {
    const order = await placeCreation();
    const [person, other] = companyIn(order).associates.map(({ id }) => id);
    const answer = await edit(updateOrderAssociate, order, {
      person,
      data: aPhysicalAssociate({ numerical_amount: 15_000 }),
      capital: 40_000,
      contributions: [{ associate_id: other, numerical_amount: 25_000 }],
    });
    expect(companyIn(getData(answer))).toMatchObject({
      capital: 40_000,
      associates: [
        { id: person, numerical_amount: 15_000 },
        { id: other, numerical_amount: 25_000 },
      ],
    });
    expect(await lastAudit(order.id)).toMatchObject({
      before: { capital: 20_000, [`associates.${other}.numerical_amount`]: 10_000 },
      after: { capital: 40_000, [`associates.${other}.numerical_amount`]: 25_000 },
    });
  });

  test('keeps the certificate unless a new one is sent', async () => {
    const order = await placeDomiciliation();
    const certificate = order.services[0]?.domiciliation?.negativeCertificate;
    const kept = getData(await edit(updateOrderDomiciliation, order, { data: request() }));
    expect(kept.services[0]?.domiciliation?.negativeCertificate).toEqual(certificate);
    const whole = { ...kept.services[0]?.data, acronym: 'NEUF' };
    const again = getData(await edit(updateOrderService, kept, { data: whole }));
    expect(again.services[0]?.domiciliation).toMatchObject({
      acronym: 'NEUF',
      negativeCertificate: certificate,
    });
    const data = { ...request(), negativeCertificate: samplePdf('new') };
    const fresh = getData(await edit(updateOrderDomiciliation, again, { data }));
    expect(fresh.services[0]?.domiciliation?.negativeCertificate).not.toEqual(certificate);
    const statuses = fresh.documents.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['accepted', 'pending']);
  });

  test('does not remove the last person of a company, nor the holder of the certificate', async () => {
    const three = [98, 99, 100].map((seed) => aPhysicalAssociate({}, seeded(seed)));
    const order = await placeCreation({ capital: 30_000, associates: three });
    const [holder, second, third] = companyIn(order).associates.map(({ id }) => id);
    const remove = (from: AdminOrder, payload: Parameters<typeof edit>[2]) =>
      edit(removeOrderAssociate, from, payload);
    const orphan = await remove(order, { person: holder, capital: 20_000 });
    expect(getErrors(orphan)).toEqual(['certificate_associate_id']);
    const chosen = { person: holder, capital: 20_000, certificate_associate_id: third };
    const two = getData(await remove(order, chosen));
    expect(companyIn(two)).toMatchObject({
      negativeCertificateAssociate: 1,
      associates: [{ id: second }, { id: third }],
    });
    const one = getData(await remove(two, { person: third, capital: 10_000 }));
    expect(companyIn(one)).toMatchObject({
      negativeCertificateAssociate: 0,
      associates: [{ id: second }],
    });
    const none = await remove(one, { person: second });
    expect(getErrors(none)).toEqual(['associates']);
    const domiciliation = await placeDomiciliation();
    const last = await edit(removeOrderManager, domiciliation, {
      person: getFirstManagerId(domiciliation),
    });
    expect(getErrors(last)).toEqual(['managers']);
  });

  test('does not remove a person whose data the client must correct', async () => {
    const order = await placeCreation();
    const ask = { params: { id: order.id }, token: admin.token };
    const fields = ['services.0.data.associates.1.cin'];
    for (const [version, to] of [
      [1, 'in_review'],
      [2, 'awaiting_client'],
    ] as const) {
      const payload = { to, message: 'Le CIN', ...(version === 2 && { fields }) };
      await api.ask(transitionOrder, { ...ask, payload, headers: { 'if-match': `"${version}"` } });
    }
    const waiting = await read(order.id);
    const [first, second] = companyIn(waiting).associates.map(({ id }) => id);
    const gone = await edit(removeOrderAssociate, waiting, { person: first, capital: 10_000 });
    expect(gone.json<{ code: string }>().code).toBe('transition_not_allowed');
    const moral = { person: second, data: aMoralAssociate() };
    expect((await edit(updateOrderAssociate, waiting, moral)).statusCode).toBe(409);
    const other = { person: first, data: aMoralAssociate() };
    expect((await edit(updateOrderAssociate, waiting, other)).statusCode).toBe(200);
  });

  test('keeps a start in the past, and refuses a new one', async () => {
    const order = await placeDomiciliation({ start_date: '2026-11-21', end_date: '2027-11-21' });
    api.clock.advance(3 * 86_400);
    const token = await api.createToken(admin.id);
    const ask = (start_date: string) =>
      api.ask(updateOrderDomiciliation, {
        params: { id: order.id, service: order.services[0]?.id ?? '' },
        token,
        payload: { reason: 'Nom', data: request({ start_date }) },
        headers: { 'if-match': '"1"' },
      });
    expect(getErrors(await ask('2026-11-22'))).toEqual(['data.start_date']);
    expect((await ask('2026-11-21')).statusCode).toBe(200);
  });
});

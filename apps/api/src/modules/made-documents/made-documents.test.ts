import {
  getClientOrder,
  listClientDocuments,
  renewDomiciliation,
  type ClientDocument,
  type Order,
  type Renewal,
} from '@tassis/contracts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startJobs } from '../../workers/start-jobs.ts';
import { keepOnly } from '../../mail/transport.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { orderEditing } from '../../testing/edited-order.ts';
import { printedBy } from '../../testing/printed.ts';
import { makeDomiciliationDocuments } from './make-domiciliation-documents.service.ts';
import { makeDocuments } from './make-documents.service.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const { token } = client;
const { databaseUrl, deps, app } = api;
const parts = { ...deps, databaseUrl, transport: keepOnly, log: app.log, pollSeconds: 0.5 };
const stop = await startJobs(parts);
afterAll(stop);

/** The documents of an order, as soon as there are so many. */
const findDocuments = (order: string, count: number) =>
  vi.waitFor(
    async () => {
      const answer = await api.ask(listClientDocuments, { token, query: { order } });
      const { data } = answer.json<{ data: ClientDocument[] }>();
      expect(data).toHaveLength(count);
      return data;
    },
    { timeout: 15_000, interval: 100 },
  );
const getKinds = (documents: ClientDocument[]) => new Set(documents.map(({ kind }) => kind));
/** Matches an internal code such as `dénomination_Commerciale`, which no person should read. */
const CODE = /\p{L}_\p{L}/u;
const DOMICILED = new Set(['domiciliation_contract', 'domiciliation_certificate']);

describe('generated documents', () => {
  test('are a contract and a certificate once a company is domiciled', async () => {
    const { id: domiciliationId, order } = await insertDomiciled(api, client, {
      companyName: 'Atlas Conseil SARL',
      endDate: '2027-11-20',
      monthlyRateCentimes: 20_000,
    });
    await findDocuments(order.id, 2);
    const about = { domiciliationId, orderId: order.id, now: api.clock() };
    const { words } = await printedBy(() =>
      api.db.transaction((tx) => makeDomiciliationDocuments(api.deps, tx, about)),
    );
    const made = (await findDocuments(order.id, 4)).filter(({ kind }) => DOMICILED.has(kind));
    expect(getKinds(made)).toEqual(DOMICILED);
    expect(made).toMatchObject([
      { status: 'accepted', origin: 'system', order: { id: order.id } },
      { status: 'accepted', origin: 'system' },
    ]);
    const text = words.join('\n');
    const managers = order.services[0]?.domiciliation?.managers ?? [];
    for (const part of [
      `représentée par ${managers[0]?.firstName} ${managers[0]?.lastName},`,
      'Atlas Conseil SARL',
      'Societés',
      'Meknès',
      '200,00 MAD hors taxe',
      '20 novembre 2027',
      'met à la disposition de la société Atlas Conseil SARL, représentée',
      'que la société Atlas Conseil SARL a fixé son siège social à notre adresse',
      'articles 544-1 à 544-11 du Code de commerce, issus de la loi n° 89-17, et par le décret n° 2-20-950',
      'avant le 31 janvier',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(CODE);
  });

  test('state whether the first day is in the future', async () => {
    const days = { startDate: '2027-01-15', endDate: '2027-12-31' };
    const { id: domiciliationId, order } = await insertDomiciled(api, client, days);
    const about = { domiciliationId, orderId: order.id, now: api.clock() };
    const { words } = await printedBy(() =>
      api.db.transaction((tx) => makeDomiciliationDocuments(api.deps, tx, about)),
    );
    const text = words.join('\n');
    expect(text).toContain('fixe son siège social à compter du 15 janvier 2027 à notre adresse');
    expect(text).toContain('Cette domiciliation courra du 15 janvier 2027 au 31 décembre 2027.');
    expect(text).not.toContain('a fixé');
  });

  test('are a summary of each placed order, once, however often the job runs', async () => {
    const { words, made: order } = await printedBy(async () => {
      const placed = await placeOrder(api, token);
      await findDocuments(placed.id, 1);
      return placed;
    });
    expect(words.join('\n')).not.toMatch(CODE);
    expect(words).toEqual(
      expect.arrayContaining([order.reference, 'Certificat négatif', '470,00 MAD']),
    );
    await makeDocuments(api.deps, { orderId: order.id, domiciliationId: null });
    const read = await api.ask(getClientOrder, { token, params: { id: order.id } });
    expect(read.json<{ data: Order }>().data.documents).toMatchObject([
      { kind: 'order_summary', name: `Récapitulatif ${order.reference}`, status: 'accepted' },
    ]);
  });

  test('of every service have texts instead of codes', async () => {
    const editing = await orderEditing(api);
    const { words } = await printedBy(async () => {
      const placed = [await editing.placeCreation(), await editing.placeDomiciliation()];
      for (const { id } of placed)
        await makeDocuments(api.deps, { orderId: id, domiciliationId: null });
    });
    expect(words).toEqual(expect.arrayContaining(['SARL', 'Societés']));
    expect(words.join('\n')).not.toMatch(CODE);
  });

  test('are a new contract and certificate for a renewal, under its own order', async () => {
    const { id, order: opening } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    await findDocuments(opening.id, 2);
    const { words, made: renewal } = await printedBy(async () => {
      const payload = { domiciliation_id: id };
      const answer = await api.ask(renewDomiciliation, { token, payload });
      const { data } = answer.json<{ data: Renewal }>();
      await findDocuments(data.order.id, 2);
      return data;
    });
    const { reference } = renewal.order;
    const documents = await findDocuments(renewal.order.id, 2);
    expect(getKinds(documents)).toEqual(DOMICILED);
    for (const { name } of documents) expect(name).toContain(reference);
    const text = words.join('\n');
    expect(text).toContain(`Commande ${reference}`);
    expect(text).toContain('31 janvier 2028');
    expect(text).not.toContain(opening.reference);
    expect(getKinds(await findDocuments(opening.id, 2))).toEqual(
      new Set(['negative_certificate', 'order_summary']),
    );
  });

  test('are none for an order that no longer exists', async () => {
    const orderId = crypto.randomUUID();
    await makeDocuments(api.deps, { orderId, domiciliationId: null });
    await expect(findDocuments(orderId, 0)).resolves.toEqual([]);
  });
});

import type { ClientDocument } from '@tassis/contracts';
import { listClientDocuments } from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { domiciliations } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { printedBy } from '../../testing/printed.ts';
import { makeDomiciliationPapers } from './make-domiciliation-papers.service.ts';
import { makeOrderSummary } from './make-order-summary.service.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const order = await placeOrder(api, client.token);

const papers = async () => {
  const answer = await api.ask(listClientDocuments, { token: client.token });
  return answer.json<{ data: ClientDocument[] }>().data;
};

describe('the papers that the house makes', () => {
  test('are a contract and a certificate, once a company is domiciled', async () => {
    const [domiciliation] = await api.db
      .insert(domiciliations)
      .values({
        clientId: client.id,
        serviceId: order.services[0]?.id ?? '',
        companyName: 'Atlas Conseil SARL',
        ice: '001234567000012',
        startDate: '2026-11-21',
        endDate: '2027-11-20',
        monthlyRateCentimes: 20_000,
      })
      .returning();
    const domiciliationId = domiciliation?.id ?? '';
    const make = () =>
      api.db.transaction((tx) =>
        makeDomiciliationPapers(api.deps, tx, { domiciliationId, now: api.clock() }),
      );
    const { words } = await printedBy(make);
    const made = await papers();
    expect(new Set(made.map(({ kind }) => kind))).toEqual(
      new Set(['domiciliation_contract', 'domiciliation_certificate']),
    );
    expect(made).toMatchObject([
      { status: 'accepted', origin: 'system', order: { id: order.id } },
      { status: 'accepted', origin: 'system' },
    ]);
    const text = words.join('\n');
    for (const part of [
      'Atlas Conseil SARL',
      'Meknès',
      '200,00 MAD hors taxe',
      '20 novembre 2027',
      'articles 544-1 à 544-11 du Code de commerce, issus de la loi n° 89-17, et par le décret n° 2-20-950',
      'avant le 31 janvier',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('are a summary of the order', async () => {
    const make = () =>
      api.db.transaction((tx) =>
        makeOrderSummary(api.deps, tx, { orderId: order.id, now: api.clock() }),
      );
    const { words } = await printedBy(make);
    expect(words).toEqual(
      expect.arrayContaining([order.reference, 'Certificat négatif', '470,00 MAD']),
    );
    const found = (await papers()).filter(({ kind }) => kind === 'order_summary');
    expect(found).toMatchObject([{ name: `Récapitulatif ${order.reference}` }]);
  });
});

import { linkBillPdf, type Order } from '@tassis/contracts';
import { quoteRenewal } from '@tassis/domain';
import { priceWords } from '@tassis/messages';
import { tellingStrings } from '@tassis/testing/hostile';
import { readPdf } from '@tassis/testing/read-pdf';
import { eq } from 'drizzle-orm';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bills } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { printedBy } from '../../testing/printed.ts';
import { amountInWords, sumInWords } from './amount-in-words.ts';
import { billFile } from './bill-file.service.ts';
import { cancelBillOfOrder } from './cancel-bill.service.ts';
import { toTotals } from './price-words.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');
const { order, bill } = await billedOrder(api, client.token);

const RATES = { creationFees: [], negativeCertificate: { service: 0, officialFees: 0 } };
const mad = (amount: number) => `${amount.toFixed(2).replace('.', ',')} MAD`;
const draw = async (id: string) => {
  const { body } = await billFile(api.db, id);
  if (!(body instanceof Uint8Array)) throw new TypeError('A bill is drawn whole');
  return body;
};
/** Renders the credit note of a bill and returns its text. */
const printedOn = async ({ id }: { id: string }) => {
  const [note] = await api.db.select().from(bills).where(eq(bills.creditedBillId, id));
  const { words } = await printedBy(() => draw(note?.id ?? ''));
  return words;
};
const getPrices = ({ pricing }: Order) =>
  [pricing.subtotal, pricing.vat, pricing.fees, pricing.total].map(mad);

describe('the PDF of a bill', () => {
  test('shows the order’s amounts, in figures and in words, and both parties', async () => {
    const { words } = await printedBy(() => draw(bill.id));
    expect(words).toEqual(expect.arrayContaining(getPrices(order)));
    const { certificate, subtotal, disbursements, total } = priceWords('fr');
    expect(words).toEqual(expect.arrayContaining([certificate, subtotal, disbursements, total]));
    expect(bill.totalCentimes).toBe(order.finalPrice * 100);
    const text = words.join('\n');
    expect(text).toContain('la somme de quatre cent soixante-dix dirhams.');
    for (const part of [bill.number, order.reference, '21 novembre 2026', 'TVA (20 %)', 'ICE']) {
      expect(text).toContain(part);
    }
  });

  test('has the same bytes whenever it is requested', async () => {
    const link = async () => {
      const asked = await api.ask(linkBillPdf, { token: client.token, params: { id: bill.id } });
      const { url } = asked.json<{ data: { url: string } }>().data;
      return api.app.inject({ method: 'GET', url });
    };
    const first = await link();
    api.clock.advance(50);
    const second = await link();
    expect(first.headers['content-disposition']).toContain(`filename="${bill.number}.pdf"`);
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  test('is cancelled by a credit note that names it', async () => {
    await api.db.transaction((tx) => {
      const why = { reason: 'Commande annulée', actorId: admin.id, now: api.clock() };
      return cancelBillOfOrder(tx, { orderId: order.id, ...why });
    });
    const words = await printedOn(bill);
    expect(words).toEqual(expect.arrayContaining(['Avoir', bill.number, '-470,00 MAD']));
    expect(words.join('\n')).toContain('rien n’est à régler');
  });

  test('is cancelled by a credit note with the refund, when something was paid', async () => {
    const paid = await billedOrder(api, client.token);
    await api.db.update(bills).set({ paidCentimes: 17_000 }).where(eq(bills.id, paid.bill.id));
    await api.db.transaction((tx) => {
      const why = { reason: 'Commande annulée', actorId: admin.id, now: api.clock() };
      return cancelBillOfOrder(tx, { orderId: paid.order.id, ...why });
    });
    const words = await printedOn(paid.bill);
    expect(words.join('\n')).toContain('170,00 MAD déjà réglés vous sont remboursés');
    expect(words.join('\n')).not.toContain('rien n’est à régler');
  });

  test.each(tellingStrings)('shows %j as text', async (words) => {
    const { parties } = bill;
    const named = { ...parties.client, companyName: words, name: words, address: [words] };
    const changed = { client: named, firm: { ...parties.firm, name: words } };
    const [drawn] = await api.db
      .update(bills)
      .set({ parties: { ...parties, ...changed } })
      .where(eq(bills.id, bill.id))
      .returning();
    const { text, actions, links } = await readPdf(await draw(drawn?.id ?? ''));
    const readable = words.replaceAll(/[\s\p{Cf}]/gu, '');
    expect(text.split(readable).length - 1).toBeGreaterThanOrEqual(4);
    expect([actions, links]).toEqual([[], []]);
  });

  test('states the tax rate exactly, however small the amounts', async () => {
    const small = quoteRenewal(3333, 1, { ...RATES, vatBasisPoints: 2000 });
    expect(toTotals(small).rows[1]?.label).toBe('TVA (20\u202F%)');
    const halves = quoteRenewal(3333, 1, { ...RATES, vatBasisPoints: 1050 });
    expect(toTotals(halves).rows[1]?.label).toBe('TVA (10,5\u202F%)');
  });
});

describe('an amount in words', () => {
  test.each([
    [0, 'zéro dirham'],
    [100, 'un dirham'],
    [101, 'un dirham et un centime'],
    [557_940, 'cinq mille cinq cent soixante-dix-neuf dirhams et quarante centimes'],
    [8000, 'quatre-vingts dirhams'],
    [20_000, 'deux cents dirhams'],
    [100_000_000, 'un million de dirhams'],
    [100_001_000, 'un million dix dirhams'],
    [-47_000, 'quatre cent soixante-dix dirhams'],
  ])('%i centimes', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  test.each([
    [100, 'd’un dirham'],
    [150, 'd’un dirham et cinquante centimes'],
    [100_000_000, 'd’un million de dirhams'],
    // No vowel is elided before 'onze' and 'huit'.
    [1100, 'de onze dirhams'],
    [800, 'de huit dirhams'],
    [47_000, 'de quatre cent soixante-dix dirhams'],
  ])('the sum %i centimes', (amount, words) => {
    expect(sumInWords(amount)).toBe(words);
  });

  test('differs between any two amounts', () => {
    const amount = integer({ min: 0, max: 1_000_000_000 });
    assert(
      property(amount, amount, (one, other) => {
        expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
      }),
    );
  });
});

import {
  createOrder,
  getFirm,
  listPackages,
  toPackageTerms,
  toPricingSettings,
  type Firm,
  type Order,
  type Package,
} from '@tassis/contracts';
import {
  COMPANY_FORMS,
  createsCompany,
  hasDomiciliation,
  packageFits,
  quoteNegativeCertificate,
  quotePackage,
  toMad,
  type Quote,
} from '@tassis/domain';
import {
  aPhysicalAssociate,
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
  samplePackages,
} from '@tassis/testing/builders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

// The price that the site computes from public answers must be the price of the order.

const api = await createTestApi();
const client = await api.signIn('client');
for (const offer of samplePackages) await insertPackage(api.db, offer);
await insertPackage(api.db, {
  code: 'ODD',
  price: 1999.99,
  optional_company_creation: true,
  optional_company_creation_price: 1234.56,
});
const { data: packages } = (await api.ask(listPackages)).json<{ data: Package[] }>();
const { data: firm } = (await api.ask(getFirm)).json<{ data: Firm }>();
const settings = toPricingSettings(firm.pricing);

const toLines = (quote: Quote) => ({
  domiciliation: toMad(quote.domiciliation),
  creation: toMad(quote.creation),
  service: toMad(quote.service),
  subtotal: toMad(quote.subtotal),
  vat: toMad(quote.vat),
  fees: toMad(quote.fees),
  feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
  total: toMad(quote.total),
});

async function order(payload: object): Promise<Order> {
  const answer = await api.ask(createOrder, { payload, token: client.token });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: Order }>().data;
}

const ordered = packages
  .flatMap((offer) => [false, true].map((isTicked) => ({ offer, isTicked })))
  .filter(({ offer, isTicked }) => {
    const terms = toPackageTerms(offer);
    return packageFits('domiciliation', terms, isTicked) || createsCompany(terms, isTicked);
  });

let placedOrders = 0;
/** Another company name, because an equal order within a minute would count as the same. */
const another = () => `Atlas ${(placedOrders += 1)}`;

const choice = fc.record({
  form: fc.constantFrom(...COMPANY_FORMS),
  associates: fc.integer({ min: 1, max: 6 }),
});

test.each(ordered)(
  '$offer.code, its option ticked $isTicked, costs what was calculated, whatever the company',
  async ({ offer, isTicked }) => {
    const terms = toPackageTerms(offer);
    const quote = quotePackage(terms, isTicked, settings);
    const creates = createsCompany(terms, isTicked);
    await fc.assert(
      fc.asyncProperty(choice, async ({ form, associates }) => {
        const creation = companyCreationData({
          firstAppelation: another(),
          legalStatus: form,
          addressType: hasDomiciliation(terms) ? 'domiciliation' : 'address',
          capital: 10_000 * associates,
          associates: Array.from({ length: associates }, () => aPhysicalAssociate()),
        });
        const placed = await order({
          package_id: offer.id,
          includeOptionalCompanyCreation: isTicked,
          finalPrice: toMad(quote.total),
          services: [
            creates
              ? { type: 'company_creation', data: creation }
              : {
                  type: 'domiciliation',
                  data: {
                    ...domiciliationData({ companyName: another() }),
                    duration_months: offer.domiciliation_duration_months,
                  },
                },
          ],
        });
        expect(placed.pricing).toEqual(toLines(quote));
      }),
      { numRuns: 3, seed: 1 },
    );
  },
);

test('a negative certificate has the calculated price', async () => {
  const quote = quoteNegativeCertificate(settings);
  const placed = await order({
    services: [{ type: 'negative_certificate_request', data: negativeCertificateData() }],
  });
  expect(placed.pricing).toEqual(toLines(quote));
});

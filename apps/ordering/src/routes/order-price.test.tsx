import { createOrder, asFields, getFirm, listPackages } from '@tassis/contracts';
import { packagesAnswer } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Component as CompanyCreation } from './company-creation.tsx';
import { Component as Domiciliation } from './domiciliation-form.tsx';
import { filledCreation } from '../features/company-creation/testing/filled-creation.ts';
import { creationVisit } from '../features/company-creation/form/records.ts';
import { filledVisit } from '../features/domiciliation-request/testing/fill-visit.ts';
import { fr as order } from '../messages/order/fr.ts';
import { fr as price } from '../messages/price/fr.ts';
import { freshBrowser } from '../testing/open-page.tsx';
import { showOrderForm } from '../testing/show-order-form.tsx';
import { aFirm, watchedApi } from '../testing/watched-api.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

/** The packages, each 100 MAD more expensive. */
const dearer = () => ({
  ...packagesAnswer(),
  data: packagesAnswer().data.map((offer) => ({ ...offer, price: offer.price + 100 })),
});
const sayNo = refusal(422, 'price_mismatch', 'Le prix a changé.');

function fillCreation(): void {
  creationVisit.close();
  creationVisit.open().load(filledCreation());
}

/** Waits until the card shows this total, in MAD. */
const shown = async (total: number | undefined) => {
  const card = await screen.findByRole('region', { name: price.title });
  const digits = () => within(card).getAllByRole('row').at(-1)?.textContent.replaceAll(/\D/gu, '');
  await waitFor(() => expect(digits()).toBe(`${total}00`));
};

test.each([
  {
    at: '/domiciliation/form?package=DOM12',
    element: <Domiciliation />,
    fill: filledVisit,
    // The price before tax times 1.2, then times 1.1.
    totals: [2880, 3000, 2750],
  },
  {
    at: '/company-creation?package=COMBO12&etape=5',
    element: <CompanyCreation />,
    fill: fillCreation,
    totals: [5520, 5640, 5170],
  },
])('a price that has changed is shown anew at $at, and agreed to', async (form) => {
  const watched = watchedApi();
  watched.api.on(listPackages, () => packagesAnswer()).on(createOrder, () => sayNo);
  form.fill();
  const page = await showOrderForm(form.element, form.at, { watched, role: 'client' });
  const press = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Soumettre' }));
    return screen.findByRole('alert', { name: order.errors.boxTitle });
  };

  await shown(form.totals[0]);
  watched.api.on(listPackages, dearer);
  expect((await press()).textContent).toContain('Le prix a changé.');
  await shown(form.totals[1]);
  const pricing = { ...aFirm.pricing, vat_rate: 0.1 };
  watched.api.on(getFirm, () => ({ success: true, data: { ...aFirm, pricing } }));
  await press();
  await shown(form.totals[2]);
  await press();
  const sent = page.api.getCalls(createOrder).map(({ body }) => asFields(body)['finalPrice']);
  expect(sent).toEqual(form.totals);
});

import {
  getClientOrder,
  getFirm,
  listClientDocuments,
  listClientOrderMessages,
  type Order,
} from '@tassis/contracts';
import type { Language } from '@tassis/platform/release';
import { aListPage, aUser, firmAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import { area } from '../../area.tsx';

/** Opens the page of an order. */
export async function openOrder(order: Order, locale: Language = 'fr'): Promise<void> {
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: order }))
    .on(getFirm, () => firmAnswer())
    .on(listClientDocuments, () => aListPage([]))
    .on(listClientOrderMessages, () => aListPage([]));
  renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api,
    locale,
    user: aUser('client'),
  });
  await screen.findByRole('heading', { name: order.reference, level: 1 });
}

/** The value of a fact on the page; undefined if it is not shown. */
export function findFact(term: string): string | undefined {
  const name = screen.queryAllByRole('term').find(({ textContent }) => textContent === term);
  return name?.nextElementSibling?.textContent ?? undefined;
}

/** The rows of a table as texts. */
export function getRows(name: string): string[][] {
  const table = screen.getByRole('table', { name });
  return [...table.querySelectorAll('tbody > tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

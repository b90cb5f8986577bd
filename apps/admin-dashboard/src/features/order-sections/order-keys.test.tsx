import { anAdminOrder, anOrderAnswer, aUser } from '@tassis/testing/answers';
import { renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { loadOrderPage, orderApi } from '../../order/testing/order-api.ts';

beforeAll(() => {
  // jsdom has no layout, so the positions are faked.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  return loadOrderPage();
});
afterEach(cleanup);

const order = anAdminOrder(anOrderAnswer(7));

async function open(hash = '') {
  const at = `/admin-dashboard/order/${order.id}${hash}`;
  renderArea(area, { at, api: orderApi(() => order), user: aUser('admin') });
  await screen.findByRole('heading', { name: order.reference });
}

const part = (name: string) => screen.getByRole('region', { name });

it('j and k move between the sections, e edits the focused one', async () => {
  await open();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(part('Client'));
  await userEvent.keyboard('jjk');
  expect(document.activeElement).toBe(part('Service commandé'));
  await userEvent.keyboard('ke');
  expect(await screen.findByRole('form', { name: 'Modifier le contact' })).toBeDefined();
});

it('a hash focuses its section', async () => {
  await open('#documents');
  expect(document.activeElement).toBe(part('Documents'));
});

import { addOrderNote, listOrderAudit, type AdminOrder, type AuditEntry } from '@tassis/contracts';
import { aCreationOrder, anAdminOrder, aUser } from '@tassis/testing/answers';
import { renderArea } from '@tassis/testing/area';
import { aPhysicalAssociate, companyCreationData } from '@tassis/testing/builders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { loadOrderPage, orderApi } from '../../order/testing/order-api.ts';

beforeAll(loadOrderPage);
afterEach(cleanup);

const company = companyCreationData({
  associates: [aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi' })],
});

function open(order: AdminOrder, entries: AuditEntry[] = []) {
  const api = orderApi(() => order).on(listOrderAudit, () => ({ success: true, data: entries }));
  renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: aUser('admin') });
  return api;
}

const entry = {
  id: 1,
  at: '2026-11-22T09:30:00.000Z',
  actor: { id: '33333333-3333-4333-8333-333333333333', name: 'Nadia Alami' },
  action: 'updateOrderAssociate',
  reason: 'Erreur de saisie',
  before: {},
  after: {},
};

it('shows who changed which value of whom, in words', async () => {
  const order = anAdminOrder(aCreationOrder(7, company));
  const id = order.services[0]?.company?.associates[0]?.id;
  open(order, [
    {
      ...entry,
      before: { [`associates.${id}.birthDate`]: '1990-01-02', capital: 10_000 },
      after: { [`associates.${id}.birthDate`]: '1990-02-01', capital: 20_000 },
    },
  ]);
  const trail = within(await screen.findByRole('list', { name: 'Historique' }));
  const [change] = trail.getAllByRole('listitem');
  expect(change?.textContent).toContain('Associé modifié');
  expect(change?.textContent).toContain('Nadia Alami');
  expect(change?.textContent).toContain('Erreur de saisie');
  const told = trail.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(told).toEqual([
    'Salma Tazi, Date de naissance2 janvier 1990 → 1er février 1990',
    'Capital10\u202F000\u00A0DH → 20\u202F000\u00A0DH',
  ]);
});

it('names a removed person by the removed values', async () => {
  const gone = 'associates.00000000-0000-4000-8000-000000000099';
  open(anAdminOrder(aCreationOrder(7, company)), [
    {
      ...entry,
      action: 'removeOrderAssociate',
      before: { [`${gone}.firstName`]: 'Omar', [`${gone}.lastName`]: 'Alaoui' },
      after: null,
    },
  ]);
  expect(await screen.findByText('Omar Alaoui, Prénom')).toBeDefined();
});

it('adds a note, for the staff only unless the box is ticked', async () => {
  const order = anAdminOrder(aCreationOrder(7, company));
  const api = open(order).on(addOrderNote, () => ({
    success: true,
    data: {
      at: entry.at,
      status: null,
      actor: 'admin',
      author: null,
      message: '',
      visible_to_client: false,
    },
  }));
  const form = within(await screen.findByRole('form', { name: 'Ajouter une note' }));
  const text = form.getByLabelText<HTMLTextAreaElement>('Note');
  await userEvent.type(text, 'Rappeler lundi');
  await userEvent.click(form.getByRole('button', { name: 'Ajouter la note' }));
  await waitFor(() => expect(text.value).toBe(''));
  expect(api.getCalls(addOrderNote)[0]?.body).toEqual({
    text: 'Rappeler lundi',
    visible_to_client: false,
  });
});

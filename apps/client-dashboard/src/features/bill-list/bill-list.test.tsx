import { listClientBills } from '@tassis/contracts';
import { aBillSummary, aListPage, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

it('shows the amounts due and what is overdue; each row links to its bill', async () => {
  const late = aBillSummary(2, {
    due_on: '2026-01-06',
    due: 300,
    paid: 170,
    status: 'partly_paid',
  });
  const note = aBillSummary(1, {
    number: 'AV-2026-000001',
    kind: 'credit_note',
    status: null,
    due: 0,
  });
  const owed = aBillSummary(3, { status: 'cancelled', due: 0, refund: 170 });
  const api = new FakeApi().on(listClientBills, () => aListPage([owed, late, note]));
  const at = '/client-dashboard/bills?status=partly_paid';
  renderArea(area, { at, api, user: aUser('client') });
  const link = await screen.findByRole('link', { name: 'FAC-2026-000002' });
  expect(link.getAttribute('href')).toContain(`/client-dashboard/bills/${late.id}`);
  const row = within(link.closest('tr') ?? document.body);
  expect(row.getByText('En retard')).toBeDefined();
  expect(row.getByText(/^300,00\sMAD$/u)).toBeDefined();
  expect(row.getByText('CMD-2026-000002')).toBeDefined();
  expect(screen.getByText(/^À vous rembourser\s: 170,00\sMAD$/u)).toBeDefined();
  expect(screen.getByText('Avoir')).toBeDefined();
  expect(api.getCalls(listClientBills)[0]?.query).toMatchObject({ status: 'partly_paid' });
});

import {
  listAdminPartners,
  listAudit,
  rejectPartner,
  validatePartner,
  type AdminPartner,
  type AuditEntry,
} from '@tassis/contracts';
import { aListPage, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const waiting: AdminPartner = {
  id: aUuid(1),
  email: 'karim@example.ma',
  firstName: 'Karim',
  lastName: 'Idrissi',
  phone: '0612345678',
  businessName: 'Cabinet Idrissi',
  legalStatus: 'Expert comptable',
  legalForm: 'SARL',
  status: 'pending',
  review_reason: null,
  reviewed_at: null,
  disabled: false,
  created_at: '2026-11-02T09:00:00.000Z',
  version: 4,
};

async function open(partner = waiting, history: AuditEntry[] = [], locale: 'fr' | 'en' = 'fr') {
  const api = new FakeApi()
    .on(listAdminPartners, () => aListPage([partner]))
    .on(listAudit, () => ({ success: true, data: history }))
    .on(validatePartner, () => ({ success: true, data: { ...partner, status: 'validated' } }))
    .on(rejectPartner, () => ({ success: true, data: { ...partner, status: 'rejected' } }));
  const at = `/validate-accountants?status=pending&row=${partner.id}`;
  renderArea(area, { at, api, user: aUser('admin'), locale });
  const panel = within(await screen.findByRole('dialog', { name: 'Cabinet Idrissi' }));
  return { api, panel, user: userEvent.setup() };
}

it('filters by status, and shows the data of each partner', async () => {
  const { api, panel } = await open();
  expect(api.getCalls(listAdminPartners)[0]?.query).toMatchObject({ status: 'pending' });
  expect(panel.getByText('Expert comptable')).toBeDefined();
  expect(panel.getByRole('link', { name: 'karim@example.ma' })).toBeDefined();
});

it('shows a profession in English in the list, the panel and the history', async () => {
  const { panel } = await open(
    waiting,
    [
      {
        id: 1,
        actor: { id: waiting.id, name: 'Karim Idrissi' },
        action: 'updatePartnerProfile',
        reason: null,
        before: { ...waiting, legalStatus: 'Notaire' },
        after: { ...waiting },
        at: '2026-11-03T09:00:00.000Z',
      },
    ],
    'en',
  );
  expect(await panel.findByText('Chartered accountant')).toBeDefined();
  const changed = (await panel.findByText(/Notary/u)).closest('li');
  expect(changed?.textContent).toContain('Notary → Chartered accountant');
  const [row] = await screen.findAllByRole('row', { hidden: true, name: /Cabinet Idrissi/u });
  expect(row?.textContent).toContain('Chartered accountant');
});

it('shows earlier decisions in words, and each reason once', async () => {
  const { panel } = await open(waiting, [
    {
      id: 1,
      actor: { id: aUuid(9), name: 'Driss Berrada' },
      action: 'rejectPartner',
      reason: 'Le numéro d’inscription manque.',
      before: { ...waiting },
      after: { ...waiting, status: 'rejected', review_reason: 'Le numéro d’inscription manque.' },
      at: '2026-11-03T09:00:00.000Z',
    },
  ]);
  const said = await panel.findByText('Partenaire refusé');
  const entry = said.closest('li')?.textContent ?? '';
  expect(entry).toContain('En attente de validation → Refusé');
  expect(entry.match(/Le numéro d’inscription manque/gu)).toHaveLength(1);
});

it('labels a decision as earlier when the partner waits again', async () => {
  const { panel } = await open({
    ...waiting,
    review_reason: 'Agrément absent',
    reviewed_at: '2026-11-03T09:00:00.000Z',
  });
  expect(panel.getByText('Décision précédente')).toBeDefined();
  expect(panel.getByText('Motif précédent')).toBeDefined();
  expect(panel.queryByText('Motif du refus')).toBeNull();
});

it('validates after a confirmation', async () => {
  const { api, panel, user } = await open();
  await user.click(panel.getByRole('button', { name: 'Valider' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText(/Le partenaire est validé/)).toBeDefined();
  expect(api.getCalls(validatePartner)[0]?.params).toEqual({ id: waiting.id });
  await waitFor(() => expect(api.getCalls(listAdminPartners)).toHaveLength(2));
});

it('rejects only with a reason', async () => {
  const { api, panel, user } = await open();
  await user.click(panel.getByRole('button', { name: 'Refuser' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Refuser' }));
  await waitFor(() =>
    expect(question.getByLabelText('Motif').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.getCalls(rejectPartner)).toEqual([]);
  await user.type(question.getByLabelText('Motif'), 'Le numéro d’agrément manque.');
  await user.click(question.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/Le refus est enregistré/)).toBeDefined();
  expect(api.getCalls(rejectPartner)[0]?.body).toEqual({ reason: 'Le numéro d’agrément manque.' });
});

it('offers the actions that the status allows', async () => {
  const { panel } = await open({
    ...waiting,
    status: 'rejected',
    review_reason: 'Agrément absent',
    reviewed_at: '2026-11-03T09:00:00.000Z',
  });
  expect(panel.getByText('Agrément absent')).toBeDefined();
  expect(panel.getByRole('button', { name: 'Valider' })).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Refuser' })).toBeNull();
});

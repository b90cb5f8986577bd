import { generateWarnings, listAdminWarnings, sendWarning } from '@tassis/contracts';
import { aListPage, anAdminWarning, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/domiciliation-warnings';
const near = anAdminWarning(1);
const past = anAdminWarning(2, { status: 'expired', days_left: -3, end_date: '2026-11-18' });
const counts = { upcoming: 4, warning: 0, critical: 1, expired: 1 };
const page = () => {
  const { meta, ...rest } = aListPage([near, past]);
  return { ...rest, meta: { ...meta, counts } };
};

function open(address = at) {
  const api = new FakeApi().on(listAdminWarnings, page).on(sendWarning, () => ({
    success: true,
    data: {
      domiciliation_id: near.domiciliation_id,
      status: 'critical',
      recipient: near.client.email,
    },
  }));
  return { ...renderArea(area, { at: address, api, user: aUser('admin') }), api };
}
const panel = () => screen.findByRole('dialog', { name: near.companyName });

describe('the staff’s warnings', () => {
  it('are counted by status; each count links to its list', async () => {
    open();
    const link = await screen.findByRole('link', { name: /À prévoir\s*4/u });
    expect(link.getAttribute('href')).toBe(`${at}?status=upcoming`);
    const row = await screen.findByRole('row', { name: /Atlas Conseil 2/u });
    expect(within(row).getByText('Depuis 3 jours')).toBeDefined();
  });

  it('are sent from the panel, which links to the domiciliation and its renewals', async () => {
    const { api } = open(`${at}?row=${near.id}`);
    const file = within(await panel()).getByRole('link', { name: 'Dossier et renouvellements' });
    expect(file.getAttribute('href')).toBe(
      `/admin-dashboard/domiciliations/${near.domiciliation_id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’avertissement' }));
    expect(
      await screen.findByText('L’avertissement est envoyé à youssef@example.com.'),
    ).toBeDefined();
    expect(api.getCalls(sendWarning).at(0)?.body).toEqual({
      domiciliation_id: near.domiciliation_id,
    });
  });

  it('show why one was not sent', async () => {
    const { api } = open(`${at}?row=${near.id}`);
    const button = within(await panel()).getByRole('button', { name: 'Envoyer l’avertissement' });
    api.on(sendWarning, () => refusal(409, 'warning_not_due', 'Trop tôt.'));
    await userEvent.click(button);
    expect(await within(screen.getByRole('dialog')).findByText('Trop tôt.')).toBeDefined();
  });

  it('are generated for tests, with a number and a distance', async () => {
    const { api } = open();
    api.on(generateWarnings, () => ({ success: true, data: [near, past] }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Créer des avertissements d’essai' }),
    );
    const dialog = await screen.findByRole('alertdialog');
    const count = within(dialog).getByLabelText('Combien');
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText('2 avertissements d’essai sont créés.')).toBeDefined();
    expect(api.getCalls(generateWarnings).at(0)?.body).toEqual({ count: 2, days: 5 });
  });

  it('are not generated in production, which is explained', async () => {
    const { api } = open();
    api.on(generateWarnings, () => refusal(403, 'not_in_production', 'Pas en production.'));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Créer des avertissements d’essai' }),
    );
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Créer' }),
    );
    expect(await screen.findByText('Impossible en production.')).toBeDefined();
  });
});

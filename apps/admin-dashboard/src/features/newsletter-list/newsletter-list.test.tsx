import { listNewsletterSubscriptions, unsubscribeSubscription } from '@tassis/contracts';
import { aListPage, aNewsletterSubscription, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/newsletter-subscriptions';
const reader = aNewsletterSubscription(1);
const gone = aNewsletterSubscription(2, { unsubscribed_at: '2026-11-22T09:00:00.000Z' });

function open(address = at) {
  const api = new FakeApi()
    .on(listNewsletterSubscriptions, () => aListPage([reader, gone]))
    .on(unsubscribeSubscription, () => ({ success: true, data: gone }));
  return { ...renderArea(area, { at: address, api, user: aUser('admin') }), api };
}

describe('the newsletter’s subscriptions', () => {
  it('shows subscribers and former subscribers, and filters by status', async () => {
    const { api } = open(`${at}?status=subscribed`);
    const row = await screen.findByRole('row', { name: /lectrice2/u });
    expect(within(row).getByText('Désabonné')).toBeDefined();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(api.calls.at(-1)?.query).toEqual({ page: '1', status: 'subscribed' });
  });

  it('ends a subscription after a confirmation', async () => {
    const { api } = open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Désabonner lectrice1@example.com' }),
    );
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.getCalls(unsubscribeSubscription)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Désabonner lectrice1@example.com' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Désabonner' }),
    );
    expect(
      await screen.findByText('lectrice1@example.com ne reçoit plus la lettre.'),
    ).toBeDefined();
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listNewsletterSubscriptions.name));
  });

  it('opens a subscription in the panel, and ends several after a confirmation', async () => {
    const { api, address } = open();
    await userEvent.click(await screen.findByRole('link', { name: reader.email }));
    const panel = within(await screen.findByRole('dialog', { name: reader.email }));
    expect(address()).toBe(`${at}?row=${reader.id}`);
    expect(panel.getByRole('button', { name: `Désabonner ${reader.email}` })).toBeDefined();
    await userEvent.click(panel.getByRole('button', { name: 'Fermer le volet' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Désabonner' }));
    const question = await screen.findByRole('alertdialog', {
      name: /^Mettre fin à 2 abonnements/,
    });
    expect(api.getCalls(unsubscribeSubscription)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Désabonner' }));
    expect(await screen.findByText(/c’est fait pour 2 abonnements\.$/u)).toBeDefined();
    expect(api.getCalls(unsubscribeSubscription).map(({ params }) => params)).toEqual([
      { id: reader.id },
      { id: gone.id },
    ]);
  });
});

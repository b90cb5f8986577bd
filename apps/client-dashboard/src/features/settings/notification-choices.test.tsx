import { chooseNotifications, getClientProfile, getUnreadCount } from '@tassis/contracts';
import { ALL_NOTIFICATIONS, type NotificationPreferences } from '@tassis/domain';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const profile = {
  id: aUser('client').id,
  email: 'client@example.com',
  firstName: 'Salma',
  lastName: 'El Amrani',
  phone: '0612345678',
  companyName: null,
  ice: null,
  address: null,
  city: null,
  version: 1,
};

/** Opens the page over a fake API that stores the choices. */
async function open() {
  let preferences: NotificationPreferences = ALL_NOTIFICATIONS;
  const api = new FakeApi()
    .on(getUnreadCount, () => ({ count: 0 }))
    .on(getClientProfile, () => ({
      success: true,
      data: { ...profile, notification_preferences: preferences },
    }))
    .on(chooseNotifications, ({ body }) => {
      const { type, channel, wanted } = chooseNotifications.request.body.parse(body);
      preferences = { ...preferences, [type]: { ...preferences[type], [channel]: wanted } };
      return { success: true, data: preferences };
    });
  renderArea(area, { at: '/client-dashboard/settings', api, user: aUser('client') });
  await screen.findAllByRole('switch');
  return { api, stored: () => preferences };
}

const getSwitch = (type: string, channel: string) =>
  within(screen.getByRole('group', { name: type })).getByRole<HTMLInputElement>('switch', {
    name: channel,
  });

it('is saved at once, the last of several clicks wins, and what is always sent is listed beside it', async () => {
  const { api, stored } = await open();
  const mail = getSwitch('Factures', 'E-mail');
  await userEvent.tripleClick(mail);
  await userEvent.click(getSwitch('Commandes', 'Sur le site'));
  expect(mail.checked).toBe(false);
  await waitFor(() => expect(api.getCalls(chooseNotifications)).toHaveLength(4));
  expect(await screen.findByText('Votre choix est enregistré.')).toBeDefined();
  expect(stored()).toEqual({
    ...ALL_NOTIFICATIONS,
    bill: { mail: false, site: true },
    order: { mail: true, site: false },
  });
  expect(mail.checked).toBe(false);
  expect(screen.getByText('Un rappel de paiement est toujours envoyé par e-mail.')).toBeDefined();
});

it('is reverted with a message when the API refuses it', async () => {
  const { api } = await open();
  api.on(chooseNotifications, () => refusal(422, 'validation_failed', 'Accès refusé.'));
  const site = getSwitch('Documents', 'Sur le site');
  await userEvent.click(site);
  expect(await screen.findByText(/Documents.: Sur le site\). Accès refusé/u)).toBeDefined();
  await waitFor(() => expect(site.checked).toBe(true));
});

it('links to each section of the account', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Double authentification' });
  expect(link.getAttribute('href')).toBe('/account#double-authentification');
});

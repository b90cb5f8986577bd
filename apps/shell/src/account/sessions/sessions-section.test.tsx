import { endOwnSession, listOwnSessions, type OwnSession } from '@tassis/contracts';
import { refusal, type FakeApi } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSession, userAgents } from '../testing/account-api.ts';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

/** An API that removes an ended session from its list. */
function withSessions(sessions: OwnSession[]) {
  let living = sessions;
  return (api: FakeApi) => {
    api
      .on(listOwnSessions, () => ({ success: true, data: living }))
      .on(endOwnSession, ({ params }) => {
        living = living.filter(({ id }) => id !== params['id']);
        return undefined;
      });
  };
}

const three = [
  aSession(1),
  aSession(2, { user_agent: userAgents.safariOnIphone }),
  aSession(3, { user_agent: null }),
];
const open = (sessions = three) =>
  openAccount('Appareils connectés', { prepare: withSessions(sessions) });
const inDialog = async () => within(await screen.findByRole('alertdialog'));

describe('the devices', () => {
  it('are shown with names that people know, the current one marked', async () => {
    const { within: part } = open();
    const rows = await part.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Chrome sur WindowsCet appareil',
      'Safari sur iPhone',
      'Navigateur inconnu sur un appareil inconnu',
    ]);
    expect(rows[0]?.textContent).toContain('connecté le 2 novembre 2026');
  });

  it('can be signed out one by one after a confirmation, once even if it is clicked twice', async () => {
    const { api, within: part } = open();
    await userEvent.click(
      await part.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }),
    );
    const dialog = await inDialog();
    expect(dialog.getByRole('heading', { name: /Safari sur iPhone/u })).toBeDefined();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Déconnecter' }));
    expect(await screen.findByText('L’appareil est déconnecté.')).toBeDefined();
    expect(part.queryByText('Safari sur iPhone')).toBeNull();
    expect(api.getCalls(endOwnSession).map(({ params }) => params['id'])).toEqual([three[1]?.id]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
  });

  it('can all be signed out except the current one', async () => {
    const { api, within: part } = open();
    await userEvent.click(await part.findByRole('button', { name: 'Déconnecter tous les autres' }));
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Déconnecter tous les autres' }));
    expect(await part.findByText('Aucun autre appareil n’est connecté.')).toBeDefined();
    expect(api.getCalls(endOwnSession)).toHaveLength(2);
    expect(part.queryByRole('button', { name: 'Déconnecter tous les autres' })).toBeNull();
  });

  it('one that has ended since counts as signed out; another failure stays in the dialog', async () => {
    const { api, within: part } = open();
    const end = async () => {
      await userEvent.click(
        await part.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }),
      );
      await userEvent.click((await inDialog()).getByRole('button', { name: 'Déconnecter' }));
    };
    api.on(endOwnSession, () => refusal(429, 'too_many_requests'));
    await end();
    expect((await (await inDialog()).findByRole('alert')).textContent).toContain(
      'Trop de requêtes',
    );
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Annuler' }));
    api.on(endOwnSession, () => refusal(404, 'not_found'));
    await end();
    expect(await screen.findByText('L’appareil est déconnecté.')).toBeDefined();
  });

  it('signing out the current one is a logout', async () => {
    const { api, session, within: part } = open();
    await userEvent.click(await part.findByRole('button', { name: 'Déconnecter Cet appareil' }));
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Déconnecter' }));
    await waitFor(() => expect(session.store.getState().user).toBeNull());
    expect(screen.getByText('Outside the area')).toBeDefined();
    expect(api.getCalls(endOwnSession)).toEqual([]);
  });

  it('that cannot be listed can be loaded again', async () => {
    const { api, within: part } = openAccount('Appareils connectés', {
      prepare: (fake) => fake.on(listOwnSessions, () => refusal(403, 'forbidden')),
    });
    await userEvent.click(await part.findByRole('button', { name: 'Réessayer' }));
    expect(api.getCalls(listOwnSessions)).toHaveLength(2);
  });

  it('are announced as loading until they arrive', () => {
    const { within: part } = openAccount('Appareils connectés', {
      prepare: (fake) => fake.on(listOwnSessions, () => new Promise(() => undefined)),
    });
    expect(part.getByText('Chargement des appareils…')).toBeDefined();
  });
});

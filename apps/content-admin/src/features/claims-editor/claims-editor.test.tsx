import { getClaims, updateClaims, updateClaimsDraft } from '@tassis/contracts';
import { aUser, claimsAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const { claims } = claimsAnswer().data;
const written = claims.map((claim) =>
  claim.name === 'satisfied_clients' ? { ...claim, figure: '700+' } : claim,
);

async function open() {
  const draft = { claims: written, saved_at: '2026-11-26T10:05:00.000Z' };
  const api = new FakeApi()
    .on(getClaims, () => claimsAnswer())
    .on(updateClaimsDraft, () => claimsAnswer({ draft, version: 1 }))
    .on(updateClaims, () => claimsAnswer({ claims: written, version: 2 }));
  renderArea(area, { at: '/dashboard/claims', api, user: aUser('content_admin') });
  const group = await screen.findByRole('group', { name: 'Clients satisfaits' });
  return { api, user: userEvent.setup(), clients: within(group) };
}

describe('the claims of the site', () => {
  it('are edited in place, saved automatically and published with one click', async () => {
    const { api, user, clients } = await open();
    expect(clients.getByLabelText<HTMLInputElement>('En anglais').value).toBe('satisfied clients');
    expect(screen.queryByRole('button', { name: /Retirer|Monter|Ajouter/ })).toBeNull();
    await user.clear(clients.getByLabelText('Chiffre'));
    await user.type(clients.getByLabelText('Chiffre'), '700+');
    await screen.findByText(/Brouillon enregistré/, {}, { timeout: 3000 });
    expect(api.getCalls(updateClaimsDraft).at(-1)?.body).toEqual({ claims: written });
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/Les textes sont en ligne/)).toBeDefined();
    expect(api.getCalls(updateClaims).at(-1)?.body).toEqual({ claims: written });
  });

  it('keep the input and the focus when a short text grows long', async () => {
    const { user, clients } = await open();
    const words = clients.getByLabelText<HTMLInputElement>('À côté du chiffre');
    const typed = 'mot '.repeat(20);
    await user.clear(words);
    await user.type(words, typed);
    expect(document.activeElement).toBe(words);
    expect(words.value).toBe(typed);
  });

  it('show where the English is missing, or older than the French', async () => {
    const { user, clients } = await open();
    const english = () => clients.getByLabelText<HTMLInputElement>(/En anglais/);
    const label = () => english().labels?.[0]?.textContent;
    expect(label()).toBe('En anglais');
    await user.type(clients.getByLabelText('À côté du chiffre'), ' et fidèles');
    expect(label()).toBe('En anglais Anglais à revoir');
    await user.type(english(), ', and loyal');
    expect(label()).toBe('En anglais');
    await user.clear(english());
    expect(label()).toBe('En anglais Anglais manquant');
  });

  it('need numbers for delays, with an error at the field', async () => {
    const { api, user } = await open();
    const hours = within(screen.getByRole('group', { name: 'Délai de réponse, en heures' }));
    await user.type(hours.getByLabelText('Chiffre'), 'h');
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() =>
      expect(hours.getByLabelText('Chiffre').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(hours.getByText(/Écrivez un nombre/)).toBeDefined();
    expect(api.getCalls(updateClaims)).toEqual([]);
  });

  it('are not published without a text, with an error at the field', async () => {
    const { api, user } = await open();
    const commitment = screen.getByLabelText(/Engagement/);
    await user.clear(commitment);
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Engagement/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.getCalls(updateClaims)).toEqual([]);
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { QuoteForm } from './quote-form.tsx';

vi.mock('@tassis/platform/router', () => import('../../testing/plain-link.tsx'));
afterEach(cleanup);

const field = (name: RegExp) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));

async function fillIn() {
  await userEvent.type(field(/Nom complet/u), 'Salma El Amrani');
  await userEvent.type(field(/Adresse e-mail/u), 'salma@example.ma');
  await userEvent.type(field(/Téléphone/u), '0612345678');
  await userEvent.type(field(/Votre besoin/u), 'Bonjour');
}

test('missing values show the specification’s errors at their fields; an edit clears them', async () => {
  renderPart(<QuoteForm service="Pilotage" />, () => 'silence');
  await userEvent.type(field(/Adresse e-mail/u), 'salma');
  await send();
  expect(await screen.findAllByText('Le nom est requis')).not.toHaveLength(0);
  expect(screen.getAllByText("Format d'email invalide")).not.toHaveLength(0);
  expect(screen.getAllByText('Le téléphone est requis')).not.toHaveLength(0);
  expect(screen.getAllByText('Le message est requis')).not.toHaveLength(0);
  await userEvent.type(field(/Nom complet/u), 'S');
  expect(field(/Nom complet/u).getAttribute('aria-invalid')).not.toBe('true');
});

test.each([
  [
    201,
    { success: true, data: { id: '1' } },
    'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
  ],
  [
    400,
    { message: 'Non', code: 'malformed', request_id: '1' },
    "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  ],
])('an answer %i is told in the words of the specification', async (status, body, words) => {
  renderPart(<QuoteForm service="Pilotage" />, () => ({ status, body }));
  await fillIn();
  await send();
  expect(await screen.findByText(words, { exact: false })).toBeDefined();
});

test('a robot’s input in the honeypot is sent to the API too', async () => {
  const sent: unknown[] = [];
  const { container } = renderPart(<QuoteForm service="Pilotage" />, (_, body) => {
    sent.push(body);
    return { status: 201, body: { success: true, data: { id: '1' } } };
  });
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://example.com';
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ website: 'https://example.com' }]));
});

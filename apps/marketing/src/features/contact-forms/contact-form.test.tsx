import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart, type Answer } from '../../testing/render-part.tsx';
import { ContactForm } from './contact-form.tsx';

vi.mock('@tassis/platform/router', () => import('../../testing/plain-link.tsx'));
afterEach(cleanup);

const created: Answer = { status: 201, body: { success: true, data: { id: '1' } } };
const field = (name: RegExp) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));

async function fillIn() {
  await userEvent.type(field(/Nom complet/u), 'Salma El Amrani');
  await userEvent.type(field(/Adresse e-mail/u), 'salma@example.ma');
  await userEvent.type(field(/Sujet/u), 'Création');
  await userEvent.type(field(/Message/u), 'Bonjour');
}

test('missing values show the specification’s errors at their fields, and nothing is sent', async () => {
  let asked = 0;
  renderPart(<ContactForm />, () => {
    asked += 1;
    return created;
  });
  await send();
  expect(await screen.findAllByText('Le nom est requis')).not.toHaveLength(0);
  expect(screen.getAllByText("L'email est requis")).not.toHaveLength(0);
  expect(screen.getAllByText('Le message est requis')).not.toHaveLength(0);
  expect(asked).toBe(0);
});

test('a sent message is confirmed, and the form is empty', async () => {
  renderPart(<ContactForm />, () => created);
  await fillIn();
  await send();
  expect(
    await screen.findByText(
      'Votre message a été envoyé avec succès. Nous vous contacterons dans les plus brefs délais.',
    ),
  ).toBeDefined();
  await waitFor(() => expect(screen.queryByDisplayValue('Bonjour')).toBeNull());
});

test('a failure shows the text of the specification, and the input stays', async () => {
  renderPart(<ContactForm />, () => ({
    status: 400,
    body: { message: 'Non', code: 'malformed', request_id: '1' },
  }));
  await fillIn();
  await send();
  expect(
    await screen.findByText(
      /Une erreur s'est produite lors de l'envoi\. Veuillez réessayer ou nous contacter directement\./u,
    ),
  ).toBeDefined();
  expect(screen.getByDisplayValue('Bonjour')).toBeDefined();
});

test('a robot’s input in the honeypot is sent to the API, which recognises it', async () => {
  const sent: unknown[] = [];
  const { container } = renderPart(<ContactForm />, (_, body) => {
    sent.push(body);
    return created;
  });
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  expect(screen.queryByRole('textbox', { name: /vide/u })).toBeNull();
  expect(trap?.tabIndex).toBe(-1);
  await fillIn();
  if (trap) trap.value = 'https://example.com';
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ website: 'https://example.com' }]));
});

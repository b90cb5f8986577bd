import { unsubscribeFromNewsletter } from '@tassis/contracts';
import { FakeApi, refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openPage, title } from '../testing/open-page.tsx';

afterEach(cleanup);

const at = '/unsubscribe?token=address.seal';
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Me désabonner' }));

test('explains itself, and unsubscribes only by a press', async () => {
  const api = new FakeApi().on(unsubscribeFromNewsletter, () => undefined);
  await openPage({ at, api });
  expect(screen.getByText(/commandes, documents et factures continuent/u)).toBeDefined();
  expect(api.calls).toEqual([]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await leave();
  await screen.findByText(/ne recevra plus la lettre/u);
  expect(title()).toEqual({ text: 'C’est fait', hasFocus: true });
  expect(api.calls).toMatchObject([{ body: { token: 'address.seal' } }]);
});

test('shows a failure, and the same button tries again', async () => {
  const replies = [refusal(429, 'too_many_requests'), undefined];
  await openPage({ at, api: new FakeApi().on(unsubscribeFromNewsletter, () => replies.shift()) });
  await leave();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await leave();
  await screen.findByText(/ne recevra plus la lettre/u);
});

test.each([
  [at, 'Ce lien de désabonnement n’est pas valable'],
  ['/unsubscribe', 'Ce lien n’est pas complet'],
])('%s is an invalid link, and the page offers to write to the firm', async (address, text) => {
  const api = new FakeApi().on(unsubscribeFromNewsletter, () => refusal(422, 'link_invalid'));
  await openPage({ at: address, api });
  if (address === at) await leave();
  const link = await screen.findByRole('link', { name: 'Nous écrire' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(title().text).toBe(text);
});

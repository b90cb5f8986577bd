import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { configureApi, createApiClient } from '@tassis/api-client';
import { createNewsletterSubscription } from '@tassis/contracts';
import { HostProvider } from '@tassis/design-system/host';
import { afterEach, expect, test, vi } from 'vitest';
import { Newsletter } from './newsletter.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the form with the real client; `answers` are, in order, the answers of the network. */
function renderForm(...answers: (() => Response | Promise<Response>)[]) {
  const network = vi.fn<typeof fetch>();
  for (const answer of answers) network.mockImplementationOnce(() => Promise.resolve(answer()));
  configureApi(
    createApiClient({
      baseUrl: '/api',
      locale: () => 'fr',
      session: { accessToken: () => null, refresh: () => Promise.resolve(null) },
      fetch: network,
    }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
        <MemoryRouter>
          <Newsletter />
        </MemoryRouter>
      </HostProvider>
    </QueryClientProvider>,
  );
  return network;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre e-mail' });
const subscribed = (status = 201) =>
  Response.json({ success: true, data: { email: 'salma@example.ma' } }, { status });
const refused = () =>
  Response.json({ message: 'Non', code: 'validation_failed', request_id: '1' }, { status: 422 });

test('shows the purpose of the address and a link to one’s rights', () => {
  renderForm();
  const link = screen.getByRole('link', { name: 'Vos données et vos droits' });
  expect(link.getAttribute('href')).toBe('/privacy');
  expect(link.closest('p')?.textContent).toContain('loi 09-08');
});

test('subscribes, confirms it and empties the field', async () => {
  const network = renderForm(subscribed);
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  await screen.findByText('Inscription réussie !');
  expect(network).toHaveBeenCalledOnce();
  const [address, request] = network.mock.calls[0] ?? [];
  expect(address).toBe('/api/newsletter-subscriptions');
  expect(request?.body).toBe('{"email":"salma@example.ma","source":"footer_newsletter"}');
  expect(field().value).toBe('');
});

test('posts to the same path without script', () => {
  renderForm();
  const action = field().form?.getAttribute('action');
  expect(action).toBe(`/api${createNewsletterSubscription.path}`);
});

test('an address that was subscribed before is a success, too', async () => {
  renderForm(() => subscribed(200));
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  expect(await screen.findByText('Inscription réussie !')).toBeDefined();
});

test('shows and logs a failure, keeps the address, and removes the message at the next submit', async () => {
  const logged = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', logged);
  renderForm(refused, () => new Promise<Response>(() => {}));
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  await screen.findByText("Erreur lors de l'inscription. Veuillez réessayer.");
  expect(field().value).toBe('salma@example.ma');
  expect(logged).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

test.each(['salma', 'salma@example'])('sends nothing for %s', async (address) => {
  const network = renderForm();
  await userEvent.type(field(), `${address}{Enter}`);
  expect(network).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
});

test('an input that the browser refuses removes the message of the previous submit', async () => {
  renderForm(subscribed);
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  await screen.findByText('Inscription réussie !');
  await userEvent.type(field(), 'salma@example{Enter}');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
});

test('two quick clicks subscribe once', async () => {
  const network = renderForm(subscribed, subscribed);
  await userEvent.type(field(), 'salma@example.ma');
  const form = field().form;
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await screen.findByText('Inscription réussie !');
  expect(network).toHaveBeenCalledOnce();
});

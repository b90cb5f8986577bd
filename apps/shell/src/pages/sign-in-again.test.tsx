import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSession, provideSession, RequireRole, readReturnPath } from '@tassis/auth';
import type { User } from '@tassis/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndedSession } from '../frame/ended-session.tsx';

// jsdom has `<dialog>` without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const salma: User = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  userName: 'Salma El Amrani',
  user_type: 'client',
  email_verified: true,
  locale: 'fr',
};
const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
let router: ReturnType<typeof createMemoryRouter>;

const typed = () => screen.queryByLabelText<HTMLTextAreaElement>('Message')?.value;
const asked = () => screen.queryByRole('dialog', { name: 'Votre session a expiré' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

function comesBack(user: User): Promise<void> {
  vi.spyOn(session, 'signIn').mockImplementation(async () => {
    session.store.setState({ user, ended: false });
    return user;
  });
  return userEvent.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
}

beforeEach(async () => {
  sessionStorage.clear();
  provideSession(session);
  session.store.setState({ status: 'ready', user: salma });
  const page = (
    <RequireRole roles={['client', 'admin']}>
      <textarea aria-label="Message" />
    </RequireRole>
  );
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            {page}
            <EndedSession />
          </>
        ),
      },
      { path: '/login', element: 'the login page' },
    ],
    { initialEntries: ['/client-dashboard/orders?page=2'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Message'), 'Bonjour');
  await act(async () => session.store.setState({ ended: true }));
  await screen.findByRole('dialog');
});
afterEach(cleanup);

it("asks for a new login above the page, with the person's address", () => {
  expect(asked()).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(salma.email);
  expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe'));
  expect(typed()).toBe('Bonjour');
});

it('continues with all typed text once the person has signed in', async () => {
  await comesBack({ ...salma });
  expect(asked()).toBeNull();
  expect(typed()).toBe('Bonjour');
  expect(router.state.location.pathname).toBe('/client-dashboard/orders');
});

it('redirects another person to their landing page, without showing this one', async () => {
  await comesBack({ ...salma, id: crypto.randomUUID(), user_type: 'admin' });
  expect(typed()).toBe('');
  expect(router.state.location.pathname).toBe('/admin-dashboard');
  expect(readReturnPath()).toBeNull();
});

it('redirects to /login when it is closed, where the person is asked once more', async () => {
  await press('Quitter la page');
  expect(screen.getByRole('alertdialog').textContent).toContain('sera perdu');
  await userEvent.click(screen.getByText('Rester sur la page'));
  expect(asked()).not.toBeNull();
  await press('Quitter la page');
  await press('Quitter la page');
  expect(router.state.location.pathname).toBe('/login');
  expect(readReturnPath()).toBe('/client-dashboard/orders?page=2');
});

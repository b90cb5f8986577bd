import { defineArea } from '@tassis/platform';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactButton } from './contact-button.tsx';

vi.mock('./contact-dialog.tsx', () => {
  throw new Error('The script is gone.');
});

afterEach(cleanup);

it('a form whose script fails to load says so, and can be loaded again', async () => {
  const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: ContactButton }] });
  renderArea(area, { at: '/x', api: new FakeApi() });
  const button = await screen.findByRole('button', { name: 'Nous écrire' });
  await userEvent.click(button);
  expect(await screen.findByText('Le formulaire n’a pas pu être chargé. Réessayez.')).toBeDefined();
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

const texts = { copy: 'Copier', copied: 'Copié', failed: 'La copie a échoué.' };
const show = () => {
  const user = userEvent.setup();
  render(<CopyButton text="011519000001205000534921" subject="RIB" texts={texts} />);
  return user;
};

test('copies its text, and shows and announces that it did', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Copier\u202F: RIB' }));
  expect(await navigator.clipboard.readText()).toBe('011519000001205000534921');
  expect(screen.getByRole('button').textContent).toBe('Copié');
  expect(screen.getByRole('status').textContent).toBe('Copié\u202F: RIB');
});

test('says so when the browser forbids copying', async () => {
  const user = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('La copie a échoué.');
});

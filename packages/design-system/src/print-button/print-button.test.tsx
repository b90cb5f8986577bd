import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button.tsx';

afterEach(cleanup);

test('prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  render(<PrintButton>Imprimer</PrintButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledOnce();
});

import { ApiError } from '@tassis/api-client';
import { defineArea } from '@tassis/platform';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionDialog, type AskedAction } from './action-dialog.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const run = vi.fn<() => Promise<void>>();
const closing: AskedAction = {
  title: 'Clore le dossier\u202F?',
  consequence: 'Le client en est averti.',
  confirmText: 'Clore',
  run,
  done: 'Le dossier est clos.',
};

function Page() {
  const [asked, setAsked] = useState<AskedAction | null>(closing);
  const close = () => setAsked(null);
  return <ActionDialog action={asked} onDone={close} onCancel={close} />;
}

async function open() {
  run.mockReset().mockResolvedValue();
  renderArea(defineArea({ id: 'x', routes: [{ path: '/x', Component: Page }] }), {
    at: '/x',
    api: new FakeApi(),
  });
  await screen.findByRole('alertdialog', { name: 'Clore le dossier\u202F?' });
  return userEvent.setup();
}

const confirm = () => screen.getByRole('button', { name: 'Clore' });

it('carries out the action once, and confirms it', async () => {
  const user = await open();
  await user.dblClick(confirm());
  expect(await screen.findByText('Le dossier est clos.')).toBeDefined();
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('shows why the API refused, and can be tried again', async () => {
  const user = await open();
  run.mockRejectedValueOnce(
    new ApiError({
      status: 409,
      code: 'stale_version',
      serverMessage: 'La fiche a changé entre-temps.',
      mayHaveReachedServer: false,
    }),
  );
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('a changé entre-temps');
  await user.click(confirm());
  expect(await screen.findByText('Le dossier est clos.')).toBeDefined();
});

it('does nothing when it is cancelled', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(run).not.toHaveBeenCalled();
});

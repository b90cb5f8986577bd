import { cleanup, render, screen, within } from '@testing-library/react';
import { HostProvider } from '@tassis/design-system/host';
import { FailureNotesContext } from '@tassis/platform/router';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { FailureReports } from '../failures/failure-reports.ts';
import { createFailures } from '../failures/failures.ts';
import { PageError } from './area-error.tsx';
import { AreaFailure, type AreaFailureKind } from './area-failure.ts';

const report = vi.fn<FailureReports['report']>();
afterEach(cleanup);

async function fail(kind: AreaFailureKind, path = '/services') {
  const loader = () => Promise.reject(new AreaFailure({ id: 'marketing', version: '1.0.0' }, kind));
  const router = createMemoryRouter(
    [{ path, loader, ErrorBoundary: PageError, element: null, HydrateFallback: () => null }],
    { initialEntries: [path] },
  );
  const failures = createFailures({ getReference: ({ kind: of }) => `ref-${of}`, report });
  render(
    <FailureNotesContext value={failures}>
      <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
        <RouterProvider
          router={router}
          onError={(error) => failures.note(error, { kind: 'data' })}
        />
      </HostProvider>
    </FailureNotesContext>,
  );
  await screen.findByRole('alert');
}

/** The error card inside the live region. */
const title = () =>
  within(screen.getByRole('alert')).getByRole('heading', { level: 1 }).textContent;

test('an area that failed to load can be loaded again', async () => {
  await fail('not-loaded');
  expect(title()).toBe('Cette partie du site ne répond pas');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test("shows the reference of the error's report", async () => {
  await fail('timeout');
  expect(await screen.findByText('ref-timeout')).toBeDefined();
  expect(report).toHaveBeenCalledWith(
    { area: 'marketing', version: '1.0.0', kind: 'timeout' },
    expect.any(AreaFailure),
  );
});

test('a disabled area is said to be closed; only a reload finds out that it is back', async () => {
  await fail('disabled');
  expect(title()).toBe('Cette partie du site est fermée pour le moment');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeDefined();
  expect(screen.queryByText('Référence', { exact: false })).toBeNull();
});

test.each([
  ['/services', 1],
  ['/', 0],
])('the link home from %s', async (path, count) => {
  await fail('timeout', path);
  expect(screen.queryAllByRole('link', { name: 'Retour à l’accueil' })).toHaveLength(count);
});

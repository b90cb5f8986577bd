import { defineArea } from '@tassis/platform';
import { FailureNotesContext, Outlet, type FailureNotes } from '@tassis/platform/router';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SectionError } from './section-error.tsx';

afterEach(cleanup);

const broken = new Error('broken');
const failure = { kind: 'data', reference: 'ref-1' };

/** Renders a section that throws, in a page that has reported the error. */
async function breakSection(noted: FailureNotes['noted']) {
  const notes = { noted, listen: () => () => undefined };
  const page = {
    element: (
      <FailureNotesContext value={notes}>
        <Outlet />
      </FailureNotesContext>
    ),
    children: [
      {
        path: '/x',
        loader: () => Promise.reject(broken),
        element: null,
        ErrorBoundary: () => <SectionError title="Espace client" />,
      },
    ],
  };
  renderArea(defineArea({ id: 'client-dashboard', routes: [page] }), {
    at: '/x',
    api: new FakeApi(),
  });
  return screen.findByRole('alert');
}

it('a section that throws shows the reference of its report', async () => {
  const alert = await breakSection((error) => (error === broken ? failure : undefined));
  expect(alert.textContent).toContain('Référence de l’incident\u202F: ref-1');
});

it('an error without a report shows no reference', async () => {
  const alert = await breakSection(() => undefined);
  expect(alert.textContent).not.toContain('Référence');
});

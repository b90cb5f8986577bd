import { ApiError } from '@tassis/api-client';
import { defineArea } from '@tassis/platform';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DashboardSection } from './dashboard-section.tsx';
import { QueryView, type QueryState } from './query-view.tsx';

afterEach(cleanup);

const nothing = { data: undefined, isError: false, isFetching: false, error: null };
const pending = { ...nothing, isFetching: true, refetch: () => undefined };
const refused = new ApiError({
  status: 403,
  code: 'forbidden',
  serverMessage: 'Accès refusé.',
  mayHaveReachedServer: true,
});
const had = (data: string[]) => ({ ...nothing, data, refetch: () => undefined });
const failed = (refetch = () => undefined) => ({
  ...nothing,
  isError: true,
  error: refused,
  refetch,
});

function Notes({ query }: { query: QueryState<string[]> }) {
  return (
    <DashboardSection title="Notes">
      <QueryView
        query={query}
        loading="Chargement des notes…"
        failed="Les notes n’ont pas pu être chargées"
        missing={{ title: 'Notes introuvables', text: 'Il n’y en a pas ici.' }}
        empty={{
          when: (notes) => notes.length === 0,
          title: 'Aucune note',
          text: 'Vos notes apparaîtront ici.',
          action: { text: 'Écrire', href: '/ecrire' },
        }}
      >
        {(notes) => notes.join(', ')}
      </QueryView>
    </DashboardSection>
  );
}

/** In a page, as its links need a router. */
async function show(query: QueryState<string[]>, beside?: QueryState<string[]>) {
  const element = (
    <>
      <Notes query={query} />
      {beside ? <Notes query={beside} /> : null}
    </>
  );
  renderArea(defineArea({ id: 'x', routes: [{ path: '/x', element }] }), {
    at: '/x',
    api: new FakeApi(),
  });
  await screen.findAllByRole('heading', { name: 'Notes', level: 2 });
}

describe('what a query gives', () => {
  it('is shown', async () => {
    await show(had(['une', 'deux']));
    expect(screen.getByText('une, deux')).toBeDefined();
  });

  it('is announced while it is on its way', async () => {
    await show(pending);
    expect(screen.getByText('Chargement des notes…')).toBeDefined();
  });

  it('may be nothing, with the way on', async () => {
    await show(had([]));
    expect(screen.getByText('Vos notes apparaîtront ici.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Écrire' }).getAttribute('href')).toBe('/ecrire');
  });

  it('that failed says why and is asked for again, and the section beside it stands', async () => {
    const refetch = vi.fn<() => undefined>();
    await show(failed(refetch), had(['une']));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Accès refusé.');
    expect(screen.getByText('une')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([404, 422])('that is not there says so: %i', async (status) => {
    const error = new ApiError({ status, code: 'not_found', mayHaveReachedServer: true });
    await show({ ...failed(), error });
    expect(screen.getByText('Notes introuvables')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays when asking again failed', async () => {
    await show({ ...failed(), data: ['une'] });
    expect(screen.getByText('une')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

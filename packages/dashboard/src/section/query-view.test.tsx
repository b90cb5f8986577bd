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

/** Renders inside a router, because the states have links. */
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

describe('the data of a query', () => {
  it('are shown', async () => {
    await show(had(['une', 'deux']));
    expect(screen.getByText('une, deux')).toBeDefined();
  });

  it('are announced while they load', async () => {
    await show(pending);
    expect(screen.getByText('Chargement des notes…')).toBeDefined();
  });

  it('may be empty, with a link to the next step', async () => {
    await show(had([]));
    expect(screen.getByText('Vos notes apparaîtront ici.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Écrire' }).getAttribute('href')).toBe('/ecrire');
  });

  it('that failed show why and can be loaded again; the section beside them stays', async () => {
    const refetch = vi.fn<() => undefined>();
    await show(failed(refetch), had(['une']));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Accès refusé.');
    expect(screen.getByText('une')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([404, 422])('that do not exist say so: %i', async (status) => {
    const error = new ApiError({ status, code: 'not_found', mayHaveReachedServer: true });
    await show({ ...failed(), error });
    expect(screen.getByText('Notes introuvables')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay when a refetch failed', async () => {
    await show({ ...failed(), data: ['une'] });
    expect(screen.getByText('une')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { QueryClient } from '@tassis/api-client/query';
import { defineArea } from '@tassis/platform';
import type { ReleasedArea } from '@tassis/platform/release';
import { pageData } from '@tassis/platform/router';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { LoadArea } from './load-area.ts';
import { prefetchPage } from './prefetch-links.ts';

const ordering: ReleasedArea = {
  id: 'ordering',
  version: '1.0.0',
  requires: { platformApi: '^2.0.0' },
  entry: '/mfe/ordering/1.0.0/remoteEntry.ordering.js',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};

/** A site with one area whose one page shows one answer. */
function aSite() {
  const answer = vi.fn<() => Promise<string>>(() => Promise.resolve('470 MAD'));
  const loader = pageData((need) => [need({ queryKey: ['price'], queryFn: answer })]);
  const path = '/negative-certificate';
  const area = defineArea({
    id: 'ordering',
    routes: [{ path, lazy: () => Promise.resolve({ loader, Component: () => null }) }],
  });
  const load = vi.fn<LoadArea>(() => Promise.resolve(area));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const given = {
    manifest: {
      schema: 1 as const,
      release: '',
      platformApi: '1.0.0',
      shell: { version: '1', mounts: ['/login'] },
      areas: [ordering],
    },
    router: createMemoryRouter([{ path: '*' }]),
    areas: { load, loadedVersion: () => undefined },
    queries,
  };
  return { given, load, answer, queries };
}

it('fetches the area of a page and the answers it will show', async () => {
  const { given, load, queries } = aSite();
  await prefetchPage('/negative-certificate', given);
  expect(load).toHaveBeenCalledExactlyOnceWith(ordering);
  expect(queries.getQueryData(['price'])).toBe('470 MAD');
});

it('asks for an answer that is there not again', async () => {
  const { given, answer } = aSite();
  await prefetchPage('/negative-certificate', given);
  await prefetchPage('/negative-certificate', given);
  expect(answer).toHaveBeenCalledOnce();
});

it('has nothing to fetch for the shell’s own pages', async () => {
  const { given, load } = aSite();
  await prefetchPage('/login', given);
  expect(load).not.toHaveBeenCalled();
});

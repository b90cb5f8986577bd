import { render } from '@testing-library/react';
import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useQuery,
} from '@tassis/api-client/query';
import { createSession } from '@tassis/auth';
import { pageData, signedInPageData } from '@tassis/platform/router';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { askRefusedAgain, createQueries, forgetAnswersOfOthers, routerContext } from './queries.ts';

const person = (id: string) => ({
  id,
  email: 'a@example.ma',
  userName: 'A',
  user_type: 'client' as const,
  email_verified: true,
  locale: 'fr' as const,
});

type Ask = () => Promise<string>;

function Shown({ good, refused }: { good: Ask; refused: Ask }) {
  useQuery({ queryKey: ['list'], queryFn: good });
  useQuery({ queryKey: ['bell'], queryFn: refused });
  return null;
}

describe('the query cache', () => {
  it('is cleared when the person changes, and only then', () => {
    const { store } = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
    const cache = new QueryClient();
    forgetAnswersOfOthers(store, cache);
    const orders = () => cache.getQueryData(['orders']);

    cache.setQueryData(['orders'], 'public');
    store.setState({ user: person('1') });
    expect(orders()).toBe('public');
    cache.setQueryData(['orders'], 'of 1');
    store.setState({ user: { ...person('1'), userName: 'B' } });
    expect(orders()).toBe('of 1');
    store.setState({ user: person('2') });
    expect(orders()).toBeUndefined();
    cache.setQueryData(['orders'], 'of 2');
    store.setState({ user: null });
    expect(orders()).toBeUndefined();
  });

  it('refetches only the refused queries when the person is back', async () => {
    const { store } = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    askRefusedAgain(store, cache);
    const good = vi.fn<Ask>().mockResolvedValue('list');
    const refused = vi.fn<Ask>().mockRejectedValueOnce(new Error('401')).mockResolvedValue('bell');
    render(
      createElement(
        QueryClientProvider,
        { client: cache },
        createElement(Shown, { good, refused }),
      ),
    );
    await vi.waitFor(() => expect(cache.getQueryState(['bell'])?.status).toBe('error'));

    store.setState({ user: person('1'), ended: true });
    expect(refused).toHaveBeenCalledOnce();
    store.setState({ user: person('1'), ended: false });
    await vi.waitFor(() => expect(cache.getQueryData(['bell'])).toBe('bell'));
    expect(refused).toHaveBeenCalledTimes(2);
    expect(good).toHaveBeenCalledOnce();
  });

  it('continues a query that the next page has requested when the last page with it unmounts', async () => {
    const cache = createQueries();
    const sent = vi.fn<(signal: AbortSignal) => void>();
    const { promise, resolve } = Promise.withResolvers<string>();
    const packages = {
      queryKey: ['packages'],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        sent(signal);
        return promise;
      },
    };
    const leaveLastPage = new QueryObserver(cache, { ...packages, enabled: false }).subscribe(
      () => undefined,
    );
    await pageData((need) => [need(packages)])({ context: routerContext(cache) });
    leaveLastPage();
    const shown = new QueryObserver(cache, packages);
    const leaveNextPage = shown.subscribe(() => undefined);
    resolve('three');
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('three'));
    leaveNextPage();
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0].aborted).toBe(false);
  });

  it('prefetches a page of a signed-in area only for people who may enter it', async () => {
    const asked = vi.fn<() => Promise<string>>(() => Promise.resolve('three'));
    const loader = signedInPageData((need) => [need({ queryKey: ['mine'], queryFn: asked })]);
    const url = new URL('http://site/client-dashboard/profile');
    const { promise: known, resolve } = Promise.withResolvers<boolean>();
    const mayEnter = vi.fn<(pathname: string) => Promise<boolean>>();
    const open = () =>
      loader({ url, context: routerContext(createQueries(), (pathname) => mayEnter(pathname)) });
    mayEnter.mockResolvedValueOnce(false);
    expect(open()).toBeNull();
    mayEnter.mockReturnValueOnce(known);
    open();
    loader({ url, context: routerContext(createQueries()) });
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    resolve(true);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(mayEnter).toHaveBeenLastCalledWith('/client-dashboard/profile');
  });
});

import { QueryClient } from '@tassis/api-client/query';
import { createSession } from '@tassis/auth';
import { describe, expect, it } from 'vitest';
import { forgetAnswersOfOthers } from './queries.ts';

const person = (id: string) => ({
  id,
  email: 'a@example.ma',
  userName: 'A',
  user_type: 'client' as const,
  email_verified: true,
  locale: 'fr' as const,
});

describe('the cache of answers', () => {
  it('is emptied when the person changes, and only then', () => {
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
});

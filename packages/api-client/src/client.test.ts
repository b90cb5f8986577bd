import {
  addClientNote,
  getClientOrder,
  getClientOrderByKey,
  getUser,
  listClientOrders,
  login,
  saveDraft,
} from '@tassis/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { waitForFailure, waitForRejection } from './testing/wait-for-failure.ts';
import { aUser, FakeServer, type Reply } from './testing/fake-server.ts';

let server: FakeServer;
const session = {
  accessToken: vi.fn<() => string | null>(),
  refresh: vi.fn<(t: string) => Promise<string | null>>(),
};

const client = () =>
  createApiClient({ baseUrl: '/api', session, locale: () => 'fr', fetch: server.fetch });

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  session.accessToken.mockReset().mockReturnValue('token-1');
  session.refresh.mockReset();
});
afterEach(() => vi.useRealTimers());

const createDraft = (text: string) => ({
  params: { service: 'domiciliation' } as const,
  body: { data: { text } },
});

describe('a request', () => {
  it('carries the token and the language as JSON, and no cookie', async () => {
    server.answer({ status: 200, body: { user: aUser } });
    await client().call(getUser, {});
    const [{ url, init }] = server.requests;
    expect(url).toBe('/api/user');
    expect(init.credentials).toBe('omit');
    expect(Object.fromEntries(new Headers(init.headers))).toMatchObject({
      authorization: 'Bearer token-1',
      'accept-language': 'fr',
      accept: 'application/json',
    });
  });

  it('puts parameters into the path and filters into the query, blanks left out', async () => {
    server.answer({ status: 404 }, { status: 404 }, { status: 404 });
    await waitForFailure(client().call(getClientOrder, { params: { id: 'a/b' } }));
    await waitForFailure(
      client().call(getClientOrderByKey, { params: { idempotency_key: 'k-1' } }),
    );
    await waitForFailure(client().call(listClientOrders, { query: { page: 2, search: '' } }));
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/client/orders/a%2Fb',
      '/api/client/orders/by-key/k-1',
      '/api/client/orders?page=2',
    ]);
  });

  it('outlives its page where that is asked for, unless it is too large for a browser', async () => {
    server.answer({ status: 404 }, { status: 404 }, { status: 404 });
    const keepalive = true;
    await waitForFailure(client().call(saveDraft, createDraft('a')));
    await waitForFailure(client().call(saveDraft, createDraft('a'), { keepalive }));
    await waitForFailure(client().call(saveDraft, createDraft('a'.repeat(20_000)), { keepalive }));
    expect(server.requests.map(({ init }) => init.keepalive ?? false)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('an error', () => {
  it('carries what the server said', async () => {
    const body = {
      message: 'Non',
      code: 'validation_failed',
      errors: { email: ['Faux'] },
      request_id: 'r-1',
    };
    server.answer({ status: 422, body });
    const error = await waitForFailure(client().call(getUser, {}));
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      serverMessage: 'Non',
      errors: { email: ['Faux'] },
      requestId: 'r-1',
      mayHaveReachedServer: false,
    });
  });

  it.each([422, 418])(
    'carries what a proxy said at %d, though parts are missing',
    async (status) => {
      server.answer({ status, body: { message: 'Non', errors: { cin: ['Faux'] }, request_id: 7 } });
      expect(await waitForFailure(client().call(getUser, {}))).toMatchObject({
        status,
        code: `http_${status}`,
        serverMessage: 'Non',
        errors: { cin: ['Faux'] },
        requestId: undefined,
      });
    },
  );

  it('says nothing of what is no text', async () => {
    server.answer({ status: 422, body: { message: 1, errors: 'Faux' } });
    expect(await waitForFailure(client().call(getUser, {}))).toMatchObject({
      serverMessage: undefined,
      errors: undefined,
    });
  });

  it('is an unexpected answer when a success breaks the contract', async () => {
    server.answer({ status: 200, body: { nothing: true } });
    expect((await waitForFailure(client().call(getUser, {}))).code).toBe('unexpected_answer');
  });
});

describe('retries', () => {
  const failures: [string, Reply][] = [
    ['a 500', { status: 500 }],
    ['a 503', { status: 503 }],
    ['no answer', 'network'],
  ];

  it.each(failures)('%s is tried four times in all, one second apart', async (_name, reply) => {
    server.always(reply);
    const failure = waitForRejection(client().call(getUser, {}));
    await vi.advanceTimersByTimeAsync(999);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await failure).mayHaveReachedServer).toBe(true);
    expect(server.requests).toHaveLength(4);
  });

  it('a login that nobody answers is sent again like anything else', async () => {
    server.answer({ status: 503 }, 'network', { status: 401 });
    const sent = client().call(login, { body: { email: 'a@b.ma', password: 'x' } });
    expect((await waitForFailure(sent)).status).toBe(401);
    expect(server.requests).toHaveLength(3);
  });

  it.each([400, 403, 404, 408, 409, 422, 429])('a %d is final', async (status) => {
    server.always({ status });
    await waitForFailure(client().call(getUser, {}));
    expect(server.requests).toHaveLength(1);
  });

  it('remembers that an earlier try may have arrived', async () => {
    server.answer('network', { status: 409 });
    const error = await waitForFailure(client().call(getUser, {}));
    expect(error).toMatchObject({ status: 409, mayHaveReachedServer: true });
  });

  it('a hanging request is given up after 30 seconds', async () => {
    server.always('hang');
    const failure = waitForRejection(client().call(getUser, {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(server.requests[0]?.aborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests[0]?.aborted()).toBe(true);
    await vi.runAllTimersAsync();
    expect((await failure).code).toBe('timeout');
  });

  it('stop when the caller gives up', async () => {
    server.always('network');
    const controller = new AbortController();
    const failure = waitForFailure(client().call(getUser, {}, { signal: controller.signal }));
    controller.abort();
    expect((await failure).code).toBe('aborted');
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });
});

const keys = () =>
  server.requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));

const note = {
  params: { id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10' },
  body: { text: 'Rappeler mardi' },
};

describe('the idempotency key', () => {
  it('needs no secure context', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    server.always({ status: 422 });
    await waitForFailure(client().call(addClientNote, note));
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    vi.unstubAllGlobals();
  });

  it('is the same for all attempts of a call, and another for the next call', async () => {
    server.always({ status: 500 });
    await waitForFailure(client().call(addClientNote, note));
    await waitForFailure(client().call(addClientNote, note));
    expect(keys()).toHaveLength(8);
    expect(new Set(keys().slice(0, 4)).size).toBe(1);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is one for all tries of a change of a shared record, too', async () => {
    server.always({ status: 500 });
    const draft = { params: { service: 'domiciliation' as const }, body: { data: {} } };
    await waitForFailure(client().call(saveDraft, draft, { version: 2 }));
    expect(keys()).toHaveLength(4);
    expect(new Set(keys())).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
  });

  it('is the caller’s when it gives one, and none where nothing is created', async () => {
    server.always({ status: 422 });
    await waitForFailure(client().call(addClientNote, note, { idempotencyKey: 'mine' }));
    await waitForFailure(client().call(login, { body: { email: 'a@b.ma', password: 'x' } }));
    expect(keys()).toEqual(['mine', null]);
  });
});

describe('a refused token', () => {
  it('is refreshed once and the call sent once more', async () => {
    session.refresh.mockResolvedValue('token-2');
    server.answer({ status: 401 }, { status: 200, body: { user: aUser } });
    await client().call(getUser, {});
    expect(session.refresh).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(new Headers(server.requests[1]?.init.headers).get('authorization')).toBe(
      'Bearer token-2',
    );
  });

  it('refused again is final', async () => {
    session.refresh.mockResolvedValue('token-2');
    server.always({ status: 401 });
    expect((await waitForFailure(client().call(getUser, {}))).status).toBe(401);
    expect(server.requests).toHaveLength(2);
  });

  it('is refreshed once in all, whatever the retries meet afterwards', async () => {
    session.refresh.mockResolvedValue('token-2');
    server.answer({ status: 401 }, { status: 503 }, { status: 401 });
    const error = await waitForFailure(client().call(getUser, {}));
    expect(error).toMatchObject({ status: 401, mayHaveReachedServer: true });
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(3);
  });

  it('reuses the caller’s key for a retry', async () => {
    session.refresh.mockResolvedValue('token-2');
    server.answer({ status: 401 }, { status: 422 });
    await waitForFailure(client().call(addClientNote, note));
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('that cannot be refreshed leaves the 401', async () => {
    session.refresh.mockResolvedValue(null);
    server.always({ status: 401 });
    expect((await waitForFailure(client().call(getUser, {}))).status).toBe(401);
    expect(server.requests).toHaveLength(1);
  });

  it('never starts a refresh at login, or without a session', async () => {
    server.always({ status: 401 });
    await waitForFailure(client().call(login, { body: { email: 'a@b.ma', password: 'x' } }));
    session.accessToken.mockReturnValue(null);
    await waitForFailure(client().call(getUser, {}));
    expect(session.refresh).not.toHaveBeenCalled();
  });
});

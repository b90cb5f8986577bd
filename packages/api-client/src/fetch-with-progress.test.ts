import { createClientDocument } from '@tassis/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { waitForFailure, waitForRejection } from './testing/wait-for-failure.ts';

/** A connection on which the test says how much of the body has gone, and what was answered. */
class SlowRequest extends EventTarget {
  static readonly sent: SlowRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  open(): void {
    SlowRequest.sent.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: request-1\r\n';
  }
  goOn(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 4 }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  SlowRequest.sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const body = { order_id: null, kind: 'other', name: 'a.pdf', content: 'AAAA' } as const;

function send(options: { onProgress: (sent: number) => void; signal?: AbortSignal }) {
  const session = { accessToken: () => 'token-1', refresh: () => Promise.resolve(null) };
  const api = createApiClient({ baseUrl: '/api', session, locale: () => 'fr' });
  return api.call(createClientDocument, { body }, options);
}

it('a body that goes on for minutes tells how much of it is sent, and is not given up', async () => {
  const told: number[] = [];
  const failing = waitForRejection(send({ onProgress: (sent) => told.push(sent) }));
  const [request] = SlowRequest.sent;
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(25_000);
    request?.goOn(loaded);
  }
  request?.answer(422, { message: 'Trop', code: 'validation_failed' });
  expect(await failing).toMatchObject({
    status: 422,
    serverMessage: 'Trop',
    requestId: 'request-1',
  });
  expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  expect(request?.headers.get('authorization')).toBe('Bearer token-1');
  expect(SlowRequest.sent).toHaveLength(1);
});

it('a call that is aborted is not sent again', async () => {
  const leaving = new AbortController();
  const call = send({ onProgress: () => undefined, signal: leaving.signal });
  leaving.abort();
  const failure = await waitForFailure(call);
  expect([failure.code, SlowRequest.sent.length]).toEqual(['aborted', 1]);
});

it('a body of which nothing goes for too long is given up', async () => {
  const failure = await waitForFailure(send({ onProgress: () => undefined }));
  expect([failure.code, SlowRequest.sent.length]).toEqual(['timeout', 4]);
});

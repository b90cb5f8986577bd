import { linkBillPdf, listClientOrders } from '@tassis/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { waitForFailure } from './testing/wait-for-failure.ts';
import { FakeServer } from './testing/fake-server.ts';

const session = { accessToken: () => 'token-1', refresh: () => Promise.resolve(null) };
const bill = { params: { id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10' } };
const link = { success: true, data: { url: '/api/downloads/abc' } };
const clicked: HTMLAnchorElement[] = [];
let server: FakeServer;

const clientAt = (baseUrl: string) =>
  createApiClient({ baseUrl, session, locale: () => 'fr', fetch: server.fetch });

beforeEach(() => {
  vi.useFakeTimers();
  clicked.length = 0;
  server = new FakeServer();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['/api', 'http://localhost:3000/api/downloads/abc'],
  ['https://api.example.ma/v1', 'https://api.example.ma/api/downloads/abc'],
])(
  'over %s, the browser is asked for the link’s file, and the page asks for nothing',
  async (base, address) => {
    server.answer({ status: 200, body: link });
    await clientAt(base).download(linkBillPdf, bill);
    expect(clicked.map(({ href }) => href)).toEqual([address]);
    expect(clicked[0]?.hasAttribute('download')).toBe(true);
    expect(server.requests).toHaveLength(1);
  },
);

it('without a link nothing is opened, and the caller knows why', async () => {
  server.answer({ status: 404 });
  expect((await waitForFailure(clientAt('/api').download(linkBillPdf, bill))).status).toBe(404);
  expect(clicked).toEqual([]);
});

it('the file behind a link is read without the session', async () => {
  server.answer({ status: 200, body: link }, { status: 200, body: { any: 'file' } });
  const bytes = await clientAt('https://api.example.ma/v1').readFile(linkBillPdf, bill);
  expect(new TextDecoder().decode(bytes)).toBe('{"any":"file"}');
  const [, asked] = server.requests;
  expect(asked?.url).toBe('https://api.example.ma/api/downloads/abc');
  expect(asked?.init.headers).toBeUndefined();
});

it('a link that is over is told as a failed call', async () => {
  server.answer({ status: 200, body: link }, { status: 404 });
  expect((await waitForFailure(clientAt('/api').readFile(linkBillPdf, bill))).status).toBe(404);
});

/** Never run: what the types must refuse. */
export const refused = () =>
  // @ts-expect-error an operation that answers no link
  clientAt('/api').download(listClientOrders, { query: {} });

import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { FailedStep, placeOrder } from './place-order.mjs';

const account = { email: 'sonde@example.ma', password: 'a long one' };
const asked: string[] = [];
/** The answers of a site where every step succeeds; a test replaces some of them. */
const whole = {
  'GET /': [200, '<main></main>'],
  'POST /api/login': [200, '{"access_token":"a"}'],
  'GET /api/client/orders': [200, '{"data":[]}'],
  'POST /api/orders': [201, '{"data":{"reference":"CMD-2026-1"}}'],
  'POST /api/logout': [204, ''],
} as const;
let answers: Record<string, readonly [number, string]>;

const server = createServer((request, response) => {
  const name = `${request.method} ${request.url}`;
  asked.push(name);
  const [status, body] = answers[name] ?? [404, ''];
  response.writeHead(status).end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The step at which an order fails on a site that answers otherwise than usual. */
async function failedStep(others: typeof answers = {}): Promise<string | undefined> {
  asked.length = 0;
  answers = { ...whole, ...others };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const error: unknown = await placeOrder(`http://127.0.0.1:${port}`, account).catch(
    (failure: unknown) => failure,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof FailedStep)) throw error;
  return error.step;
}

it('does what a client does, to the end', async () => {
  expect(await failedStep()).toBeUndefined();
  expect(asked.at(-1)).toBe('POST /api/logout');
});

it('names the step that failed, also when nobody can sign out after it, and tries to', async () => {
  const away = [503, ''] as const;
  expect(await failedStep({ 'POST /api/orders': away, 'POST /api/logout': away })).toBe('order');
  expect(asked.at(-1)).toBe('POST /api/logout');
  expect(await failedStep({ 'GET /api/client/orders': away, 'POST /api/logout': away })).toBe(
    'no order before',
  );
});

it('names signing out when only that failed', async () => {
  expect(await failedStep({ 'POST /api/logout': [503, ''] })).toBe('sign out');
});

it.each([
  ['sign in', 'POST /api/login'],
  ['no order before', 'GET /api/client/orders'],
  ['order', 'POST /api/orders'],
])('names the step %s whose answer is a page', async (step, name) => {
  expect(await failedStep({ [name]: [200, '<!doctype html>'] })).toBe(step);
});

import Fastify, { type FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { tellApi, type Alarm } from './tell-api.ts';

const alarm: Alarm = {
  kind: 'failing',
  app: 'ordering',
  version: '1.2.3-ab',
  views: 300,
  failures: 3,
  live: null,
};
const createLog = () => ({ error: vi.fn<(details: object, message: string) => void>() });
let api: FastifyInstance | undefined;
afterEach(() => api?.close());

it('an alarm is signed, and told again when the API does not take it', async () => {
  const taken: { signature: unknown; body: unknown }[] = [];
  api = Fastify();
  api.post('/api/release-alarms', ({ headers, body }, reply) => {
    taken.push({ signature: headers['edge-signature'], body });
    return reply.code(taken.length === 1 ? 503 : 204).send();
  });
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  const log = createLog();
  await tellApi({ apiOrigin, secret: 's'.repeat(32), log, pauses: [0, 1] }, alarm);
  expect(taken).toHaveLength(2);
  expect(taken[1]?.body).toEqual(alarm);
  const [, at = '', mac] = /^t=(\d+),v1=(\w+)$/.exec(String(taken[1]?.signature)) ?? [];
  const signed = createHmac('sha256', 's'.repeat(32)).update(`${at}.${JSON.stringify(alarm)}`);
  expect(mac).toBe(signed.digest('hex'));
  expect(log.error).not.toHaveBeenCalled();
});

it('what nobody could be told of is in the log', async () => {
  const log = createLog();
  const apiOrigin = 'http://127.0.0.1:1';
  await tellApi({ apiOrigin, secret: 's'.repeat(32), log, pauses: [0] }, alarm);
  expect(log.error.mock.calls).toMatchObject([[{ alarm }, expect.stringContaining('nobody')]]);
});

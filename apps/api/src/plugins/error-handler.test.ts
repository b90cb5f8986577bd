import { asFields } from '@tassis/contracts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();

test('a browser that goes away while it sends is no fault of ours', async () => {
  const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(url.port), host: url.hostname });
  await once(socket, 'connect');
  const head = ['POST /api/login HTTP/1.1', 'host: x', 'content-type: application/json'];
  socket.write([...head, 'content-length: 1000', '', '{"email":'].join('\r\n'));
  // Its body is being read by then.
  await setTimeout(200);
  socket.destroy();
  const lines = await vi.waitFor(() => {
    const seen = api.logs.map((line) => asFields(JSON.parse(line)));
    expect(seen).toContainEqual(expect.objectContaining({ msg: 'request aborted' }));
    return seen;
  });
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { prepareToLeave } from './drain.ts';

/** An edge in miniature that answers `/slow` when told to. */
async function listening() {
  const app = Fastify({ keepAliveTimeout: 60_000 });
  onTestFinished(() => app.server.closeAllConnections());
  const leave = prepareToLeave(app);
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  app.get('/', () => 'hello');
  app.get('/slow', () => {
    asked.resolve();
    return slow.promise;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  return { leave, port, slowAsked: asked.promise, answerSlow: () => slow.resolve('slow') };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

async function ask(socket: Socket, url: string): Promise<string> {
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const answers: unknown[] = await once(socket, 'data');
  return String(answers[0]).toLowerCase();
}

test('who is replaced answers a connection that idled once more, and ends it', async () => {
  const { leave, port } = await listening();
  const idle = await connected(port);
  expect(await ask(idle, '/')).toContain('connection: keep-alive');
  const left = leave({ isReplaced: true });
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  const last = await ask(idle, '/');
  expect(last).toContain('200 ok');
  expect(last).toContain('connection: close');
  await left;
});

test('who is replaced accepts nobody new', async () => {
  const { leave, port } = await listening();
  const left = leave({ isReplaced: true });
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED');
  await left;
});

test('who stops ends idle connections, and answers what is under way', async () => {
  const { leave, port, slowAsked, answerSlow } = await listening();
  const idle = await connected(port);
  await ask(idle, '/');
  const answer = ask(await connected(port), '/slow');
  await slowAsked;
  const closed = once(idle, 'close');
  const left = leave({ isReplaced: false });
  await closed;
  answerSlow();
  expect(await answer).toContain('connection: close');
  await left;
});

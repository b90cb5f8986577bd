import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';
import { prepareToLeave } from './restart/drain.ts';
import { startTracing, stopTracing } from '@tassis/settings/tracing';
import { endWith, type Report } from './restart/report.ts';
import type { ListeningSocket } from './restart/listening-socket.ts';
import type { Order } from './restart/start-worker.ts';

/** One worker of the edge: serves on the socket that the primary gives it. */
start().catch(endWith);

async function start(): Promise<void> {
  const given = socketGiven();
  // Ignored here: signals reach all processes of a service, but the primary must close the port first and then tells the workers.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  const leaving = orderToLeave();
  await startTracing('tassis-edge', process.env);
  const app = await buildEdge(readConfig(process.env));
  const leave = prepareToLeave(app);
  const grace = closeWithGrace(
    {
      delay: 45_000, // unanswered requests are cut before, see `drain.ts`
      skip: ['SIGTERM', 'SIGINT', 'SIGHUP'],
    },
    async ({ err: error }) => {
      if (error) app.log.error({ err: error }, 'worker stops after an error');
      await leave({ isReplaced: error === undefined && (await leaving) === 'retire' });
      await stopTracing();
    },
  );
  void leaving.then(() => grace.close());
  await app.ready();
  app.server.listen(await given);
  await once(app.server, 'listening');
  process.send?.({ type: 'ready' } satisfies Report);
}

/** The socket, which comes as the first message. */
function socketGiven(): Promise<ListeningSocket> {
  return new Promise((resolve) => {
    process.once('message', (_order: Order, socket: ListeningSocket) => resolve(socket));
  });
}

/** Resolves with the way in which this worker must stop. When its parent is gone, it stops. */
function orderToLeave(): Promise<'retire' | 'stop'> {
  return new Promise((resolve) => {
    process.on('message', ({ type }: Order) => {
      if (type !== 'listen') resolve(type);
    });
    process.once('disconnect', () => resolve('stop'));
  });
}

import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';
import { prepareToLeave } from './restart/drain.ts';
import { endWith, type Report } from './restart/report.ts';
import type { ListeningSocket } from './restart/listening-socket.ts';
import type { Order } from './restart/start-worker.ts';

/** One worker of the edge: serves on the socket that the primary gives it. */
start().catch(endWith);

async function start(): Promise<void> {
  const given = socketGiven();
  const app = await buildEdge(readConfig(process.env));
  const leave = prepareToLeave(app);
  const grace = closeWithGrace(
    {
      delay: 45_000, // what is not answered is cut before, see `drain.ts`
      skip: ['SIGINT', 'SIGHUP'], // a terminal sends them to all; what they mean is the primary's to say
      onSecondSignal: () => app.server.closeIdleConnections(),
    },
    async ({ err: error, manual }) => {
      if (error) app.log.error({ err: error }, 'worker stops after an error');
      await leave({ isReplaced: manual === true });
    },
  );
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('message', ({ type }: Order) => {
    if (type === 'retire') grace.close();
  });
  // Without its parent nobody could stop it any more.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.ready();
  app.server.listen(await given);
  await once(app.server, 'listening');
  process.send?.({ type: 'ready' } satisfies Report);
}

/** Comes as the first message. */
function socketGiven(): Promise<ListeningSocket> {
  return new Promise((resolve) => {
    process.once('message', (_order: Order, socket: ListeningSocket) => resolve(socket));
  });
}

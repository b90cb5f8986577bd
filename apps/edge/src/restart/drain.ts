import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection may idle. Less than `patience`, so that in leaving nobody's idle connection is cut. */
export const keepAliveMs = 8_000;

/** What has no answer after that is cut. A second is on top of the keep-alive: Node adds it for slow callers. */
const patience = 9_500;

/** The longest answer: the proxy waits 35 s. A worker that is replaced is in nobody's way until then. */
const patienceReplaced = 40_000;

/** How a worker leaves: as one of several, nobody noticing, or because the site stops. */
export interface Leave {
  /** Another worker serves already: connections that idle are left to their callers, who may just be about to ask. */
  isReplaced: boolean;
}

/**
 * From `leave` on, nothing is accepted any more, and each answer ends its connection. Resolves when all have ended.
 */
export function prepareToLeave(app: FastifyInstance): (how: Leave) => Promise<void> {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return async ({ isReplaced }) => {
    isLeaving = true;
    const ended = once(app.server, 'close');
    // Who has connected by the end of this turn is accepted in the next: the kernel would reset a connection that nobody has accepted.
    await nextTurn();
    await nextTurn();
    stopAccepting(app.server);
    // Again and again: a connection idles also once the body of what was refused has been read to its end.
    const sweep = setInterval(() => isReplaced || app.server.closeIdleConnections(), 50);
    const cut = setTimeout(
      () => app.server.closeAllConnections(),
      isReplaced ? patienceReplaced : patience,
    );
    await ended;
    clearInterval(sweep);
    clearTimeout(cut);
    await app.close();
  };
}

/** The close of the HTTP server would also cut connections that idle: this is the one below it. */
function stopAccepting(server: FastifyInstance['server']): void {
  Server.prototype.close.call(server);
}

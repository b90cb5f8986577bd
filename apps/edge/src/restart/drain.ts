import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection may idle. Less than `patience`, so that a stop cuts no idle connection. */
export const keepAliveMs = 8_000;

/** Requests without an answer after that are cut. Includes the second that Node adds to the keep-alive for slow callers. */
const patience = 9_500;

/** The longest answer: the proxy waits 35 s. A worker that is replaced can take that long. */
const patienceReplaced = 40_000;

/** How a worker stops: replaced by another one, or with the whole site. */
export interface Leave {
  /** Another worker serves already: idle connections are left open, because a request may be on its way. */
  isReplaced: boolean;
}

/**
 * Once called, no connection is accepted, and each answer closes its connection. Resolves when all are closed.
 */
export function prepareToLeave(app: FastifyInstance): (how: Leave) => Promise<void> {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return async ({ isReplaced }) => {
    isLeaving = true;
    const ended = once(app.server, 'close');
    // Connections that arrived in this turn of the event loop are accepted in the next: the kernel would reset unaccepted ones.
    await nextTurn();
    await nextTurn();
    stopAccepting(app.server);
    // Repeated, because a connection may become idle later, when the body of a refused request has been read.
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

/** `http.Server.close` would also cut idle connections; this calls the `net.Server` below it. */
function stopAccepting(server: FastifyInstance['server']): void {
  Server.prototype.close.call(server);
}

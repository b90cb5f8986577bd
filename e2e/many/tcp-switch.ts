import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * One address with a server behind it that can be changed or taken away: what a cluster has as the service of its
 * database, and what a network is that fails.
 */
export class TcpSwitch {
  readonly #port: number;
  #target: number;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #hangs = false;

  constructor({ port, target }: { port: number; target: number }) {
    this.#port = port;
    this.#target = target;
  }

  /** Lets connections through, to another server if one is named. */
  async open(target = this.#target): Promise<void> {
    this.#target = target;
    const server = createServer((socket) => this.#join(socket));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
  }

  /** Breaks every connection at once, and refuses new ones. */
  cut(): void {
    this.#server?.close();
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** From now on nothing is let through, neither way, and no connection is closed: what a network is that loses everything. */
  hang(): void {
    this.#hangs = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Ends a hang: what waited is closed, as it is sooner or later, and new connections are let through. */
  flow(): void {
    this.#hangs = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    if (this.#hangs) {
      this.#sockets.add(near);
      near.on('error', () => near.destroy());
      near.on('close', () => this.#sockets.delete(near));
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

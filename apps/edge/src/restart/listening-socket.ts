import type { SendHandle } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import * as net from 'node:net';
import { getSystemErrorName } from 'node:util';

/** A bound socket that accepts nothing in this process: workers listen on it, by turns or together. */
export type ListeningSocket = SendHandle & {
  getsockname: (name: { port?: number }) => number;
  close: () => void;
};

declare module 'net' {
  /**
   * The function with which node:cluster opens its sockets; no documented API binds without accepting
   * (asked for in https://github.com/nodejs/node/issues/1239). A failure is a number.
   */
  function _createServerHandle(
    address: string,
    port: number,
    family: number,
  ): ListeningSocket | number;
}

/**
 * Binds the site's port. While this process lives, the kernel queues connections that no worker accepts yet, so
 * that a worker may stop, or die, before another one starts.
 */
export async function takePort(host: string, port: number): Promise<ListeningSocket> {
  const { address, family } = await lookup(host);
  const socket = net._createServerHandle(address, port, family);
  if (typeof socket === 'number') throw portError(getSystemErrorName(socket), port);
  // A port in use is not reported as an error of binding: the socket then has no port.
  const name: { port?: number } = {};
  socket.getsockname(name);
  if (port !== 0 && name.port !== port) throw portError('EADDRINUSE', port);
  return socket;
}

function portError(code: string, port: number): Error {
  return Object.assign(new Error(`Port ${port} cannot be had (${code}).`), { code });
}

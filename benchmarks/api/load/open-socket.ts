import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to a server, without delay for small packets. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

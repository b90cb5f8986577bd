import { exchange } from './exchange.ts';
import { openSocket } from './open-socket.ts';

/** The text of an HTTP request. */
export interface Question {
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface Hammering {
  connections: number;
  seconds: number;
}

/** Responses per second, when each connection sends the next request as soon as it has its response. */
export async function hammer(
  { url, path, headers }: Question,
  { connections, seconds }: Hammering,
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${lines.join('')}\r\n`;
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(url)));
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    sockets.map(async (socket) => {
      let answers = 0;
      for (; performance.now() < end; answers += 1) await exchange(socket, request);
      return answers;
    }),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const rate = (answers * 1000) / (performance.now() - start);
  for (const socket of sockets) socket.destroy();
  return rate;
}

import { connect, type Socket } from 'node:net';

/** What is asked: the text of one HTTP request, and what its answer begins with. */
export interface Question {
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface Hammering {
  connections: number;
  seconds: number;
}

/**
 * Answers a second when each connection asks again as soon as it is answered. Written on a bare socket, so that
 * the asking takes as little as possible of the machine that answers.
 */
export async function hammer(
  { url, path, headers }: Question,
  { connections, seconds }: Hammering,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join('')}\r\n`;
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      askAgain(connect(Number(port), hostname), request, end),
    ),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - start);
}

/** @returns how many answers came until the end */
function askAgain(socket: Socket, request: string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      missing = (missing === 0 ? lengthOf(chunk) : missing) - chunk.length;
      if (missing > 0) return;
      // NaN too: an answer that is none.
      if (missing !== 0) {
        reject(new Error(`Not an answer: ${chunk.toString('latin1', 0, 300)}`));
        socket.destroy();
        return;
      }
      answers += 1;
      if (performance.now() < end) socket.write(request);
      else socket.end(() => resolve(answers));
    });
  });
}

/** Bytes of the answer that begins here, its head included; NaN unless it is a success that tells its length. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
  const length = /\r\ncontent-length: (\d+)\r\n/iu.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') ? head.length + Number(length) : Number.NaN;
}

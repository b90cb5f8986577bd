import type { Socket } from 'node:net';

/**
 * Sends the text of one HTTP request on a bare socket and waits for the whole response, so that the client takes as little of
 * the machine as possible. Rejects unless the response is a success with a content length.
 */
export function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const end = (failure?: Error) => {
      socket.off('data', take).off('error', end).off('close', closed);
      if (failure === undefined) resolve();
      else reject(failure);
    };
    const closed = () => end(new Error('Closed before its answer was whole'));
    const take = (chunk: Buffer) => {
      missing = (missing === 0 ? parseLength(chunk) : missing) - chunk.length;
      if (missing === 0) end();
      // An invalid response has the length NaN.
      else if (!(missing > 0)) end(new Error(`Not an answer: ${chunk.toString('latin1', 0, 300)}`));
    };
    socket.on('data', take).on('error', end).on('close', closed);
    socket.write(request);
  });
}

/** The length of the response in bytes, headers included; NaN unless it is a success with a content length. */
function parseLength(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
  const length = /\r\ncontent-length: (\d+)\r\n/iu.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') ? head.length + Number(length) : Number.NaN;
}

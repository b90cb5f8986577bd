import type { Socket } from 'node:net';

/**
 * Sends the text of one HTTP request and waits for its whole answer, on a bare socket, so that the asking takes as
 * little as possible of the machine that answers. Rejects unless it is a success that tells its length.
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
      // NaN too: an answer that is none.
      else if (!(missing > 0)) end(new Error(`Not an answer: ${chunk.toString('latin1', 0, 300)}`));
    };
    socket.on('data', take).on('error', end).on('close', closed);
    socket.write(request);
  });
}

/** Bytes of the answer that begins here, its head included; NaN unless it is a success that tells its length. */
function parseLength(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
  const length = /\r\ncontent-length: (\d+)\r\n/iu.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') ? head.length + Number(length) : Number.NaN;
}

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toHttpError, errorBody } from './error-answer.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request that Node itself refuses (malformed HTTP, headers too long, a request that does not end) with the usual
 * error body, because it never reaches Fastify.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const refusal = toHttpError(
    Object.assign(new Error('refused'), { statusCode: status }),
    undefined,
  );
  const id = randomUUID();
  const body = JSON.stringify(errorBody(refusal, 'fr', id));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids of this form are accepted, by the API too; other characters could forge log lines. */
const wellFormed = /^[\w-]{8,64}$/;

/** The caller's `X-Request-Id` when it is well formed, else a new one. */
export function getRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

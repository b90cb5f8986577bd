import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { negativeCertificateData } from '@tassis/testing/builders';

/** The result of a sent order: answered, refused before a process accepted it, or aborted. */
interface Sent {
  key: string;
  /** Whether a process has read the request's head; only then was its body sent. */
  isTaken: boolean;
  status?: number;
  /** The error without a response; `ECONNREFUSED` or `ECONNRESET` for a connection that was still in the kernel's queue. */
  failure?: string;
}

/** Starts several clients that each send one order after the other, each on a new connection, until they are stopped. */
export function startWriters(count: number, site: string, token: string) {
  const all: Sent[] = [];
  const stopping = new AbortController();
  const writers = Array.from({ length: count }, async () => {
    while (!stopping.signal.aborted) {
      const sent: Sent = { key: randomUUID(), isTaken: false };
      all.push(sent);
      await send(sent, site, token);
      if (sent.failure !== undefined) await delay(20);
    }
  });
  return {
    all,
    stop: async () => {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

/** On a socket, because the errors of `fetch` do not distinguish a refusal from an abort. */
function send(sent: Sent, site: string, token: string): Promise<void> {
  const body = JSON.stringify({
    services: [{ type: 'negative_certificate_request', data: negativeCertificateData() }],
  });
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      sent.failure = 'code' in error ? String(error.code) : error.message;
      resolve();
    };
    const asked = request(
      `${site}/api/orders`,
      {
        method: 'POST',
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': sent.key,
          expect: '100-continue',
        },
      },
      (answer) => {
        answer.on('error', fail);
        answer.resume().on('end', () => {
          sent.status = answer.statusCode ?? 0;
          resolve();
        });
      },
    );
    asked.on('error', fail);
    asked.on('continue', () => {
      sent.isTaken = true;
      asked.end(body);
    });
  });
}

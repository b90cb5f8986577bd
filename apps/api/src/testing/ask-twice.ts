import { randomUUID } from 'node:crypto';
import type { Contract } from '@tassis/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** A change whose answer may be lost, and that its client sends again with the same key (`changeOnce`). */
export function isRepeatable({ versioned, idempotent }: Contract): boolean {
  return versioned !== undefined && idempotent !== true;
}

/** Makes a change and repeats it: the second delivery must be recognised, and answered with the current record. */
export async function askTwice(
  ask: (headers: Record<string, string>) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask(headers);
  if (first.statusCode >= 300) return first;
  const second = await ask(headers);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(second.statusCode).toBe(first.statusCode);
  // Another user may have changed it since; the test has not.
  expect(versionIn(second)).toBeGreaterThanOrEqual(versionIn(first));
  return first;
}

function versionIn(answer: LightMyRequestResponse): number {
  return answer.json<{ data: { version: number } }>().data.version;
}

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callerHeaders } from '../answers/caller-headers.ts';
import type { Typed } from './public-form.ts';

/** As long as the proxy waits. */
const patience = 35_000;

const refusalSchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The API's answer to a form. */
type Verdict = { isTaken: true } | NotTaken;

/** Why it was not taken, with the first error of each field. */
export interface NotTaken {
  isTaken: false;
  status: number;
  message?: string;
  errors: Record<string, string>;
}

/** Passes a form on to the API as JSON, with the caller's address. An API that is down is a 503. */
export async function passOn(
  apiOrigin: string,
  request: FastifyRequest,
  typed: Typed,
): Promise<Verdict> {
  const path = request.routeOptions.url ?? '';
  try {
    const answer = await fetch(apiOrigin + path, {
      method: 'POST',
      headers: {
        ...callerHeaders(request),
        'content-type': 'application/json',
        'accept-language': 'fr',
        'idempotency-key': sameAgain(path, request.ip, typed),
      },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(patience),
    });
    return await readVerdict(answer);
  } catch (error) {
    request.log.error({ err: error }, 'form not passed on');
    return { isTaken: false, status: 503, errors: {} };
  }
}

async function readVerdict(answer: Response): Promise<Verdict> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return { isTaken: true };
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) return { isTaken: false, status: answer.status, errors: {} };
  const { message, errors = {} } = refusal.data;
  const first = Object.entries(errors).map(([field, [error = message]]) => [field, error] as const);
  return { isTaken: false, status: answer.status, message, errors: Object.fromEntries(first) };
}

/** The Idempotency-Key: the same fields from the same address make the same key, so that a form that is sent twice is taken once. */
function sameAgain(path: string, address: string, typed: Typed): string {
  return createHash('sha256')
    .update(JSON.stringify([path, address, typed]))
    .digest('base64url');
}

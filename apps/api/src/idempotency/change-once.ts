import { idempotencyKey } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { stringify } from '../http/register-routes.ts';
import { PreparedAnswer, type Route } from '../http/route.ts';
import { success } from '../http/success.ts';
import { bodyHash } from './canonical-json.ts';
import { findFirstUse, noteUse, type KeyedRequest } from './idempotency-key.repository.ts';

type Change = {
  actor: { userId: string };
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers: Record<string, unknown>;
  version: number;
  log: FastifyBaseLogger;
};

/**
 * A retry of a change to a shared record, after its answer was lost, finds its own version outdated. With its
 * `Idempotency-Key` this is no conflict: it is answered with the current record. Creating calls write their key together
 * with what they create (`answerOnce`). Here the key is written after the change: a process that dies in between causes a
 * needless conflict, and never hides a real one.
 */
export function changeOnce({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, route: Route): Route {
  const { contract, handle } = route;
  if (contract.versioned === undefined || contract.idempotent) return route;
  const act = async (input: Change) => {
    const key = idempotencyKey.safeParse(input.headers['idempotency-key']).data;
    if (key === undefined) return handle(input);
    const { actor, params, query, body, version } = input;
    const hash = bodyHash({ params, query, body, version });
    const { userId } = actor;
    const request = { userId, key, contract: contract.name, bodyHash: hash, now: clock() };
    try {
      const answer = await handle(input);
      // The change is committed: failing to store its key must not fail the request.
      await noteUse(db, request).catch((error: unknown) =>
        input.log.warn({ err: error }, 'key of a change not stored'),
      );
      return answer;
    } catch (error) {
      if (!isStale(error) || !(await wasMade(db, request))) throw error;
      const text = stringify(contract.response.schema, success(error.data));
      return new PreparedAnswer(contract.response.status, text, {
        'idempotency-replayed': 'true',
      });
    }
  };
  // A contract that requires a version has a signed-in caller.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...route, handle: (input) => act(input as Change) };
}

function isStale(error: unknown): error is HttpError {
  return error instanceof HttpError && error.code === 'stale_version';
}

async function wasMade(db: Executor, request: KeyedRequest): Promise<boolean> {
  const first = await findFirstUse(db, request);
  return first?.contract === request.contract && first.bodyHash === request.bodyHash;
}

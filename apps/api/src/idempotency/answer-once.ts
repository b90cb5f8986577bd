import type { Database, Executor } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { PreparedAnswer } from '../http/route.ts';
import {
  claimKey,
  findFirstUse,
  keepAnswer,
  type KeyedRequest,
} from './idempotency-key.repository.ts';
import { inShortWait, RETRY_AFTER_SECONDS } from './short-wait.ts';

/**
 * Executes a request once for each key: the key, the change and the answer are committed together or not at all. A second
 * delivery gets the first answer byte for byte; a concurrent one waits for the first; the same key with another body is
 * refused. A refused request stores nothing.
 */
export function answerOnce(
  db: Database,
  request: KeyedRequest,
  act: (tx: Executor) => Promise<PreparedAnswer>,
): Promise<PreparedAnswer> {
  return inShortWait(db, async (tx) => {
    if (!(await claimKey(tx, request))) return replay(tx, request);
    const answer = await act(tx);
    await keepAnswer(tx, request, answer);
    return answer;
  });
}

async function replay(tx: Executor, request: KeyedRequest): Promise<PreparedAnswer> {
  const first = await findFirstUse(tx, request);
  const isSame = first?.contract === request.contract && first.bodyHash === request.bodyHash;
  if (first === null || !isSame) throw new HttpError('idempotency_key_reused');
  if (first.status === null || first.response === null) {
    throw new HttpError('idempotency_in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new PreparedAnswer(first.status, first.response, { 'idempotency-replayed': 'true' });
}

import type { Contract } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { stringify } from '../http/register-routes.ts';
import { PreparedAnswer } from '../http/route.ts';
import { success } from '../http/success.ts';
import { admit } from '../throttles/admit.ts';
import { answerOnce } from './answer-once.ts';
import { bodyHash } from './canonical-json.ts';

type Form = {
  contract: Contract;
  body: { website?: string | null | undefined };
  headers: { 'idempotency-key'?: string | undefined };
  address: string;
  log: FastifyBaseLogger;
  /** The answer to a bot, which looks like a success although nothing was written. */
  robotsAnswer: unknown;
};

type Outcome = { status: 200 | 201; data: unknown };

/** Handles a form of visitors without an account: rate-limited by address, and written once for each key, unless a bot sent it. */
export async function takeForm(
  { db, clock, throttles }: Pick<Dependencies, 'db' | 'clock' | 'throttles'>,
  { contract, body, headers, address, log, robotsAnswer }: Form,
  write: (tx: Executor, now: Date) => Promise<Outcome>,
): Promise<PreparedAnswer> {
  await admit(throttles.form(address));

  const answer = ({ status, data }: Outcome) =>
    new PreparedAnswer(status, stringify(contract.response.schema, success(data)));
  if (body.website?.trim()) {
    log.info({ operation: contract.name }, 'a robot’s form was not taken');
    return answer({ status: 201, data: robotsAnswer });
  }

  const now = clock();
  const act = async (tx: Executor) => answer(await write(tx, now));
  const key = headers['idempotency-key'];
  if (key === undefined) return db.transaction(act);
  const request = { userId: null, key, contract: contract.name, bodyHash: bodyHash(body), now };
  return answerOnce(db, request, act);
}

import type { Contract } from '@tassis/contracts';
import type { Executor } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { stringify } from '../http/register-routes.ts';
import { PreparedAnswer } from '../http/route.ts';
import { success } from '../http/success.ts';
import { answerOnce } from './answer-once.ts';
import { bodyHash } from './canonical-json.ts';

type Creation = {
  contract: Contract;
  /** What distinguishes this request from others: its body and its path parameters. */
  input: { params?: unknown; body?: unknown };
  headers: { 'idempotency-key'?: string | undefined };
  actor: { userId: string };
};

/** Executes a creating call of a user once for each key, in one transaction. Orders have their own function (`placeOrder`). */
export async function createOnce(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { contract, input, headers, actor }: Creation,
  write: (tx: Executor, now: Date) => Promise<unknown>,
): Promise<PreparedAnswer> {
  const now = clock();
  const act = async (tx: Executor) => {
    const text = stringify(contract.response.schema, success(await write(tx, now)));
    return new PreparedAnswer(contract.response.status, text);
  };
  const key = headers['idempotency-key'];
  if (key === undefined) return db.transaction(act);
  const { params, body } = input;
  const hash = bodyHash({ params, body });
  const request = { userId: actor.userId, key, contract: contract.name, bodyHash: hash, now };
  return answerOnce(db, request, act);
}

import { renewDomiciliation as contract, type Renewal } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stringify } from '../../http/register-routes.ts';
import { PreparedAnswer } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { bodyHash } from '../../idempotency/canonical-json.ts';
import { inShortWait } from '../../idempotency/short-wait.ts';
import { findDomiciliation } from './domiciliation.repository.ts';
import { toDomiciliation } from './domiciliation-wire.ts';
import { findOutlook } from './outlook.service.ts';
import { renewDomiciliation, type Renewing } from './renew-domiciliation.service.ts';
import { findRenewal } from './renewal.repository.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config'>;
type Asked = Pick<
  Renewing,
  'domiciliationId' | 'clientId' | 'months' | 'finalPrice' | 'locale' | 'key'
>;

/** Renews exactly once: for each key, and without one for each minute. */
export async function renewOnce(parts: Parts, asked: Asked): Promise<PreparedAnswer> {
  const { domiciliationId, clientId: userId, months, key } = asked;
  const now = parts.clock();
  const hash = bodyHash({ domiciliationId, months });
  const act = async (tx: Executor) => {
    const renewing = { ...asked, hash, now };
    const { orderId, isNew } = await renewDomiciliation(tx, renewing);
    const answer = success(await readRenewal(tx, parts, { orderId, domiciliationId, now }));
    return new PreparedAnswer(isNew ? 201 : 200, stringify(contract.response.schema, answer));
  };
  if (key === null) return inShortWait(parts.db, act);
  const request = { userId, key, contract: contract.name, bodyHash: hash, now };
  return answerOnce(parts.db, request, act);
}

async function readRenewal(
  tx: Executor,
  { config }: Parts,
  { orderId, domiciliationId, now }: { orderId: string; domiciliationId: string; now: Date },
): Promise<Renewal> {
  const row = await findDomiciliation(tx, domiciliationId);
  if (row === null) throw new Error('A renewed domiciliation is gone');
  const { order, bill } = await findRenewal(tx, orderId);
  const { id, number, total, dueOn } = bill;
  return {
    domiciliation: toDomiciliation(row, await findOutlook(tx, now), config.sessionSecrets),
    order,
    bill: { id, number, total: toMad(total), due_on: dueOn },
  };
}

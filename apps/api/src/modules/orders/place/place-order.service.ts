import { createOrder, type Order } from '@tassis/contracts';
import type { Config } from '../../../config.ts';
import type { Locale } from '@tassis/messages';
import type { Database, Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { HttpError } from '../../../http/http-error.ts';
import { stringify } from '../../../http/register-routes.ts';
import { PreparedAnswer } from '../../../http/route.ts';
import { success } from '../../../http/success.ts';
import { answerOnce } from '../../../idempotency/answer-once.ts';
import { bodyHash } from '../../../idempotency/canonical-json.ts';
import { inShortWait } from '../../../idempotency/short-wait.ts';
import type { OrderBody } from '../order-content.ts';
import { lockBody } from './order-writer.repository.ts';
import { isAccountOf } from './probe.repository.ts';
import { findHashOfKey, findSameSince } from '../read/order.repository.ts';
import { writeOrder } from './write-order.service.ts';

/** Without a key, an equal body within this time counts as the same order. */
const SAME_ORDER_MS = 60_000;

type Submission = {
  clientId: string;
  body: OrderBody;
  /** The Idempotency-Key, if the caller sent one. */
  key: string | null;
  locale: Locale;
  now: Date;
};

export type Placement = Submission & { hash: string; files: FileStorage };

/** Places an order exactly once; all of it is written or nothing. */
export async function placeOrder(
  { db, files, config }: { db: Database; files: FileStorage; config: Pick<Config, 'probeEmail'> },
  submission: Submission,
): Promise<PreparedAnswer> {
  const { clientId, key, now, body } = submission;
  const placement = { ...submission, files, hash: bodyHash(body) };
  const { probeEmail } = config;
  if (probeEmail !== null && (await isAccountOf(db, { clientId, email: probeEmail })))
    return tryOrder(db, placement);
  const request = { userId: clientId, contract: createOrder.name, bodyHash: placement.hash, now };
  return key === null
    ? placeWithoutKey(db, placement)
    : answerOnce(db, { ...request, key }, (tx) => placeWithKey(tx, placement, key));
}

/**
 * Writes the order of the probe (`pnpm probe`) like any other, and takes all of it back: its number, its mails and its jobs are
 * part of the transaction. The answer is that of an order that was taken.
 */
async function tryOrder(db: Database, placement: Placement): Promise<PreparedAnswer> {
  let answer: PreparedAnswer | undefined;
  const taken = new Error('Taken back');
  try {
    await inShortWait(db, async (tx) => {
      await lockBody(tx, placement);
      answer = answered(201, await writeOrder(tx, placement));
      throw taken;
    });
  } catch (error) {
    if (error === taken && answer) return answer;
    throw error;
  }
  throw new Error('The order of the probe was kept');
}

async function placeWithKey(
  tx: Executor,
  placement: Placement,
  key: string,
): Promise<PreparedAnswer> {
  await lockBody(tx, placement);
  // The stored answer of a key expires after a day; the order still knows its key.
  const hashOfKey = await findHashOfKey(tx, { clientId: placement.clientId, key });
  if (hashOfKey !== null) throw new HttpError('idempotency_key_reused');
  return answered(201, await writeOrder(tx, placement));
}

function placeWithoutKey(db: Database, placement: Placement): Promise<PreparedAnswer> {
  return inShortWait(db, async (tx) => {
    await lockBody(tx, placement);
    const since = new Date(placement.now.getTime() - SAME_ORDER_MS);
    const same = await findSameSince(tx, { ...placement, since });
    return same === null ? answered(201, await writeOrder(tx, placement)) : answered(200, same);
  });
}

function answered(status: number, data: Order): PreparedAnswer {
  return new PreparedAnswer(status, stringify(createOrder.response.schema, success(data)));
}

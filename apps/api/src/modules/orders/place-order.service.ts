import { createOrder, type Order, type ParsedInputOf } from '@tassis/contracts';
import { madOf, normalizeNegativeCertificate, quoteNegativeCertificate } from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { isLockTimeout } from '../../database-error.ts';
import { ApiError, violationError } from '../../http/api-error.ts';
import { stringify } from '../../http/register-routes.ts';
import { PreparedAnswer } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { bodyHash } from '../../idempotency/canonical-json.ts';
import { findPricing } from '../firm/firm.repository.ts';
import { insertNegativeCertificateOrder, lockBody } from './order-writer.repository.ts';
import { findClientOrder, findHashOfKey, findSameSince } from './order.repository.ts';

/** Without a key, the same body within this time is the same order. */
const SAME_ORDER_MS = 60_000;

type Body = ParsedInputOf<typeof createOrder>['body'];
type Certificate = Extract<Body['services'][number], { type: 'negative_certificate_request' }>;

export type Submission = {
  clientId: string;
  body: Body;
  /** The Idempotency-Key, if the caller sent one. */
  key: string | null;
  locale: Locale;
  now: Date;
};

type Placement = Submission & { certificate: Certificate; hash: string };

/** Takes an order exactly once; all of it is written or nothing. */
export async function placeOrder(db: Database, submission: Submission): Promise<PreparedAnswer> {
  const { clientId, key, now, body } = submission;
  const placement = { ...submission, certificate: certificateOf(body), hash: bodyHash(body) };
  const intent = { userId: clientId, contract: createOrder.name, bodyHash: placement.hash, now };
  return key === null
    ? placeWithoutKey(db, placement)
    : answerOnce(db, { ...intent, key }, (tx) => placeWithKey(tx, placement, key));
}

async function placeWithKey(
  tx: Executor,
  placement: Placement,
  key: string,
): Promise<PreparedAnswer> {
  await lockBody(tx, placement);
  // A key whose answer is forgotten after a day still belongs to its order.
  const hashOfKey = await findHashOfKey(tx, { clientId: placement.clientId, key });
  if (hashOfKey !== null) throw new ApiError('idempotency_key_reused');
  return created(await write(tx, placement));
}

async function placeWithoutKey(db: Database, placement: Placement): Promise<PreparedAnswer> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL lock_timeout = '10s'`);
      await lockBody(tx, placement);
      const since = new Date(placement.now.getTime() - SAME_ORDER_MS);
      const same = await findSameSince(tx, { ...placement, since });
      return same === null ? created(await write(tx, placement)) : answered(200, same);
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new ApiError('idempotency_in_progress', { retryAfterSeconds: 2, cause: error });
  }
}

async function write(tx: Executor, placement: Placement): Promise<Order> {
  const { clientId, body, certificate, locale } = placement;
  const quote = quoteNegativeCertificate(await findPricing(tx));
  assertPrice(body.finalPrice, madOf(quote.total), locale);
  const data = normalizeNegativeCertificate(certificate.data);
  const id = await insertNegativeCertificateOrder(tx, { ...placement, data, quote });
  const order = await findClientOrder(tx, { clientId, id });
  if (order === null) throw new Error('The order just written was not found');
  return order;
}

/** What can be ordered in this version of the house. */
function certificateOf(body: Body): Certificate {
  const [service] = body.services;
  if (service?.type !== 'negative_certificate_request') throw new ApiError('service_unavailable');
  const notAllowed = { code: 'package_not_allowed' } as const;
  if (typeof body.package_id === 'string') {
    throw violationError('validation_failed', 'package_id', notAllowed);
  }
  if (body.includeOptionalCompanyCreation === true) {
    throw violationError('validation_failed', 'includeOptionalCompanyCreation', notAllowed);
  }
  return service;
}

/** A price shown to the client that is not ours any more: nothing is ordered behind their back. */
function assertPrice(shown: number | undefined, total: number, locale: Locale): void {
  if (shown === undefined || Math.abs(shown - total) < 0.005) return;
  throw violationError('price_mismatch', 'finalPrice', {
    code: 'final_price_mismatch',
    params: { total: formatMoney(locale, total) },
  });
}

function created(order: Order): PreparedAnswer {
  return answered(201, order);
}

function answered(status: number, data: Order): PreparedAnswer {
  return new PreparedAnswer(status, stringify(createOrder.response.schema, success(data)));
}

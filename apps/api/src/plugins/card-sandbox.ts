import { asFields } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { billPath, paidBillPath } from '../client-paths.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { BASE_PATH } from '../http/register-routes.ts';
import { findBill } from '../modules/bills/bill.repository.ts';
import { findSession } from '../modules/bills/payment-session.repository.ts';
import { signCallback } from '../payments/callback-signature.ts';
import type { CardEvent } from '../payments/card-event.ts';
import { SANDBOX_MOVES, SANDBOX_ROUTE, sandboxPage } from '../payments/sandbox/sandbox-page.ts';

type Options = { db: Database; clock: Clock; secret: string };

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const LATER_MS = 5000;

/**
 * Simulates the card provider: its page, and its webhooks, which take the same route as real ones. Not a `fastify-plugin`,
 * so that its parser of HTML forms stays local.
 */
export const cardSandbox: FastifyPluginAsync<Options> = async (app, { db, clock, secret }) => {
  app.addContentTypeParser('text/plain', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const read = async (params: unknown) => {
    const { id } = asFields(params);
    const session = typeof id === 'string' && ID.test(id) ? await findSession(db, id) : null;
    const row = session && (await findBill(db, { id: session.billId }));
    if (session === null || row === null) throw new HttpError('not_found');
    return { session, bill: row.bill };
  };
  app.get(SANDBOX_ROUTE, async ({ params }, reply) => {
    const { session, bill } = await read(params);
    const page = sandboxPage({
      session: session.id,
      number: bill.number,
      amount: toMad(session.amountCentimes),
      backTo: billPath(bill.id),
    });
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });
  for (const move of SANDBOX_MOVES) {
    app.post(`${SANDBOX_ROUTE}/${move}`, async ({ params }, reply) => {
      const { session, bill } = await read(params);
      const tell = () =>
        sendCallback(
          app,
          { secret, at: clock() },
          {
            type: move === 'decline' ? 'payment.failed' : 'payment.succeeded',
            created: Math.floor(clock().getTime() / 1000),
            data: {
              reference: session.id,
              payment: `sandbox-${session.id.slice(0, 8)}`,
              amount: session.amountCentimes,
              currency: 'MAD',
            },
          },
        );
      if (move === 'later') setTimeout(() => void tell(), LATER_MS).unref();
      else await tell();
      return reply.redirect(paidBillPath(bill.id, session.id), 303);
    });
  }
};

type Signing = { secret: string; at: Date };

async function sendCallback(app: FastifyInstance, { secret, at }: Signing, event: CardEvent) {
  const payload = JSON.stringify(event);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `${BASE_PATH}/payments/callbacks/card`,
    headers: {
      'content-type': 'application/json',
      'payment-signature': signCallback(secret, Buffer.from(payload), at),
    },
    payload,
  });
  if (statusCode !== 204) app.log.error({ statusCode }, 'the sandbox was refused');
}

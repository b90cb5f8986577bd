import {
  addDays,
  CERTIFICATE_VALIDITY_DAYS,
  certificateEnd,
  daysBetween,
  moroccanDay,
} from '@tassis/domain';
import type { FastifyBaseLogger } from 'fastify';
import { orderPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { findWarningThresholds } from '../firm/firm.repository.ts';
import { findUntold, noteTold, type IssuedCertificate } from './certificate.repository.ts';

const AT_ONCE = 100;

type Parts = Pick<Dependencies, 'db' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The batch size. */
  atOnce?: number;
};

/** Warns each client once that a certificate of theirs expires soon, unless they have ordered a company creation. */
export async function scanCertificates({ db, clock, log, atOnce = AT_ONCE }: Parts): Promise<void> {
  const now = clock();
  const today = moroccanDay(now);
  const { warning } = await findWarningThresholds(db);
  const from = addDays(today, -CERTIFICATE_VALIDITY_DAYS);
  const issued = { from, to: addDays(from, warning) };
  let after: IssuedCertificate | null = null;
  do {
    const found: IssuedCertificate[] = await findUntold(db, { issued, after, limit: atOnce });
    for (const certificate of found) {
      // A warning that fails is retried at the next scan and does not stop the others.
      await db
        .transaction((tx) => tell(tx, certificate, now))
        .catch((error: unknown) =>
          log.warn({ err: error, id: certificate.order.id }, 'end of certificate not told'),
        );
    }
    after = found.length < atOnce ? null : (found.at(-1) ?? null);
  } while (after !== null);
}

async function tell(tx: Executor, certificate: IssuedCertificate, now: Date): Promise<void> {
  const { order, clientId: userId, issuedOn } = certificate;
  if (!(await noteTold(tx, order.id, now))) return;
  const endDate = certificateEnd(issuedOn);
  await notify(tx, {
    userId,
    type: 'warning',
    code: 'certificate_ending',
    params: { reference: order.reference, date: endDate },
    link: orderPath(order.id),
    now,
  });
  const { email, firstName, locale, preferences } = await findClientContact(tx, userId);
  if (!preferences.warning.mail) return;
  const daysLeft = daysBetween(moroccanDay(now), endDate);
  await queueMail(tx, {
    content: { template: 'certificate-ending', firstName, order, endDate, daysLeft },
    to: email,
    userId,
    locale,
    dedupeKey: `certificate-ending:${order.id}`,
    now,
  });
}

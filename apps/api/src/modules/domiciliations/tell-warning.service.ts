import {
  daysBetween,
  DEFAULT_RENEWAL_MONTHS,
  quoteRenewal,
  type WarningStatus,
} from '@tassis/domain';
import { renewalPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import type { DomiciliationRow } from './domiciliation.repository.ts';
import type { Outlook } from './outlook.ts';

type Warning = {
  domiciliation: DomiciliationRow;
  step: WarningStatus;
  /** The domiciliation, or one with the days of a generated warning. */
  endDate: string;
  outlook: Outlook;
  /** The dedupe key: the mail is sent once for each. */
  dedupeKey: string;
  /** Sent whatever the client's preferences. */
  isRequired: boolean;
  now: Date;
};

/** Notifies a client of how soon a domiciliation ends: on the site, and by mail. */
export async function tellWarning(tx: Executor, warning: Warning): Promise<{ recipient: string }> {
  const { domiciliation, step, endDate, outlook, dedupeKey, isRequired, now } = warning;
  const { id: domiciliationId, clientId: userId, companyName, monthlyRateCentimes } = domiciliation;
  await notify(tx, {
    userId,
    type: 'warning',
    code: 'warning_step',
    params: { company: companyName, date: endDate, status: step },
    link: renewalPath(domiciliationId),
    now,
  });
  const { email, firstName, locale, preferences } = await findClientContact(tx, userId);
  if (!preferences.warning.mail && !isRequired) return { recipient: email };
  const { total } = quoteRenewal(monthlyRateCentimes, DEFAULT_RENEWAL_MONTHS, outlook.pricing);
  await queueMail(tx, {
    content: {
      template: 'warning',
      firstName,
      domiciliationId,
      step,
      isRequired,
      companyName,
      endDate,
      daysLeft: daysBetween(outlook.today, endDate),
      renewalTotal: total,
    },
    to: email,
    userId,
    locale,
    dedupeKey,
    now,
  });
  return { recipient: email };
}

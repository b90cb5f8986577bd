import { addDays, daysBetween, getWarningStatus, type WarningStatus } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { isMailWritten } from '../../mail/outbox.repository.ts';
import { lockDomiciliation, type DomiciliationRow } from './domiciliation.repository.ts';
import { findGenerated } from './generated-warning.repository.ts';
import { findOutlook } from './outlook.service.ts';
import type { Outlook } from './outlook.ts';
import { tellWarning } from './tell-warning.service.ts';

type Command = { domiciliationId: string; actorId: string; now: Date };

/** Sends the warning of the current step at the request of the staff, whatever the client's preferences; once a day. */
export async function tellPresentStep(
  tx: Executor,
  { domiciliationId: id, actorId, now }: Command,
) {
  const domiciliation = await lockDomiciliation(tx, { id });
  if (domiciliation === null) throw new HttpError('not_found');
  if (domiciliation.closedAt !== null) throw new HttpError('domiciliation_closed');
  const outlook = await findOutlook(tx, now);
  const present = await presentStep(tx, domiciliation, outlook);
  if (present === null) throw new HttpError('warning_not_due');
  const { step } = present;
  const dedupeKey = `warning-sent:${id}:${outlook.today}`;
  if (await isMailWritten(tx, dedupeKey)) throw new HttpError('warning_sent_today');
  const about = { actorId, subject: 'domiciliation', subjectId: id, now };
  await writeAudit(tx, { ...about, action: 'sendWarning', after: { step } });
  const warning = { domiciliation, ...present, outlook, dedupeKey, isRequired: true, now };
  const { recipient } = await tellWarning(tx, warning);
  return { domiciliation_id: id, status: step, recipient };
}

/** The domiciliation's own step; else that of its newest generated warning. */
async function presentStep(
  tx: Executor,
  { id, endDate }: DomiciliationRow,
  { today, thresholds }: Outlook,
): Promise<{ step: WarningStatus; endDate: string } | null> {
  const step = getWarningStatus(daysBetween(today, endDate), thresholds);
  if (step !== null) return { step, endDate };
  const generated = await findGenerated(tx, id);
  if (generated === null) return null;
  return { step: generated.status, endDate: addDays(today, generated.daysLeft) };
}

import type { AdminDomiciliationWarning } from '@tassis/contracts';
import {
  addDays,
  getWarningStatus,
  type WarningStatus,
  type WarningThresholds,
} from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { findNewestOpen, insertGenerated } from './generated-warning.repository.ts';
import { findOutlook } from './outlook.service.ts';
import { toAdminWarning } from './warning-wire.ts';

/** The default days. */
const DAYS = 5;

type Command = {
  count: number;
  days: number | undefined;
  clientId: string | undefined;
  status: WarningStatus | undefined;
  actorId: string;
  now: Date;
};

/**
 * Generates test warnings for the newest open domiciliations, several for each when there are fewer of them.
 * They are listed beside the real ones until a renewal or a closure; no date changes and nobody is notified.
 */
export async function pretendWarnings(
  tx: Executor,
  { count, days, clientId, status, actorId, now }: Command,
): Promise<AdminDomiciliationWarning[]> {
  const outlook = await findOutlook(tx, now);
  const daysLeft = computeDays({ days, status }, outlook.thresholds);
  const step = status ?? getWarningStatus(daysLeft, outlook.thresholds) ?? 'upcoming';
  const targets = await findNewestOpen(tx, { clientId, count });
  if (targets.length === 0) throw new HttpError('not_found');
  const chosen = Array.from(
    { length: count },
    (_, index) => targets[index % targets.length],
  ).filter((target) => target !== undefined);
  const ids = await insertGenerated(
    tx,
    chosen.map(({ domiciliation }) => {
      return { domiciliationId: domiciliation.id, status: step, daysLeft, createdAt: now };
    }),
  );
  for (const { domiciliation } of targets) {
    const about = { actorId, subject: 'domiciliation', subjectId: domiciliation.id, now };
    await writeAudit(tx, { ...about, action: 'generateWarnings', after: { step, daysLeft } });
  }
  const endDate = addDays(outlook.today, daysLeft);
  return chosen.map((target, index) =>
    toAdminWarning({ ...target, id: ids[index] ?? '', endDate, generated: step }, outlook),
  );
}

/** Returns the days until the end: the given ones, or some that match the given step. */
function computeDays(
  { days, status }: Pick<Command, 'days' | 'status'>,
  steps: WarningThresholds,
): number {
  // An expired domiciliation ended at least one day ago, whatever days were given.
  if (status === 'expired') return -Math.max(1, Math.abs(days ?? DAYS));
  if (days !== undefined) return days;
  if (status === undefined) return DAYS;
  return status === 'critical' ? Math.min(DAYS, steps.critical) : steps[status];
}

import { WARNING_STATUSES, type WarningStatus } from '@tassis/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockDomiciliation } from './domiciliation.repository.ts';
import { findOutlook } from './outlook.service.ts';
import type { Outlook } from './outlook.ts';
import { tellWarning } from './tell-warning.service.ts';
import { findUntold, noteStep, type End } from './warning-step.repository.ts';

const AT_ONCE = 100;

type Parts = Pick<Dependencies, 'db' | 'clock'> & { log: Pick<FastifyBaseLogger, 'warn'> };
type Scan = { step: WarningStatus; outlook: Outlook; now: Date };

/**
 * Warns clients of domiciliations that end soon: once for each last day and step, however often and by however many
 * workers it runs.
 */
export async function scanWarnings(parts: Parts): Promise<void> {
  const now = parts.clock();
  const outlook = await findOutlook(parts.db, now);
  for (const step of WARNING_STATUSES.toReversed()) await scanStep(parts, { step, outlook, now });
}

async function scanStep({ db, log }: Parts, scan: Scan): Promise<void> {
  const { step, outlook: viewpoint } = scan;
  let after: End | null = null;
  do {
    const ends: End[] = await findUntold(db, { step, viewpoint, after, limit: AT_ONCE });
    for (const end of ends) {
      // A warning that fails is retried at the next scan and does not stop the others.
      await db
        .transaction((tx) => tellStep(tx, end, scan))
        .catch((error: unknown) => log.warn({ err: error, id: end.id }, 'warning not told'));
    }
    after = ends.length < AT_ONCE ? null : (ends.at(-1) ?? null);
  } while (after !== null);
}

/**
 * Critical and expired steps are mailed whatever the client's preferences, because the company then loses its registered
 * office by law. The earlier steps are a service, and follow the preferences.
 */
async function tellStep(tx: Executor, end: End, { step, outlook, now }: Scan): Promise<void> {
  const domiciliation = await lockDomiciliation(tx, { id: end.id });
  if (domiciliation === null || domiciliation.closedAt !== null) return;
  // It was renewed after it was found.
  if (domiciliation.endDate !== end.endDate) return;
  if (!(await noteStep(tx, { end, step, now }))) return;
  const dedupeKey = `warning:${end.id}:${end.endDate}:${step}`;
  const isRequired = step === 'critical' || step === 'expired';
  const { endDate } = end;
  await tellWarning(tx, { domiciliation, step, endDate, outlook, dedupeKey, isRequired, now });
}

import type { AdminOverview } from '@tassis/contracts';
import { addDays, moroccanDay } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { getFieldsToFill } from '../firm/admin-settings-wire.ts';
import { findFirm, findWarningThresholds } from '../firm/firm.repository.ts';
import { countWork } from './overview.repository.ts';
import { findWeeks } from './weeks.repository.ts';

/** The age in days from which an open order counts as old. */
const OLD_DAYS = 3;

/** The open work of the staff, and the figures of the last weeks. */
export async function readAdminOverview(tx: Executor, now: Date): Promise<AdminOverview> {
  const today = moroccanDay(now);
  const oldUntil = addDays(today, -OLD_DAYS);
  const thresholds = await findWarningThresholds(tx);
  const { old, ...counts } = await countWork(tx, { now, today, thresholds, oldUntil });
  return {
    ...counts,
    old_orders: { until: oldUntil, counts: old },
    settings_to_fill: getFieldsToFill(await findFirm(tx)),
    weeks: await findWeeks(tx, today),
  };
}

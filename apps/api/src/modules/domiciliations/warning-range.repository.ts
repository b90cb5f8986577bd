import { addDays, type WarningStatus, type WarningThresholds } from '@tassis/domain';
import { and, gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import { domiciliations } from '../../database/schema/index.ts';

/** The day and the thresholds by which a warning status is computed. */
export type Viewpoint = { today: string; thresholds: WarningThresholds };

/** The range of last days of a warning status: `getWarningStatus` as a condition that an index serves. */
export function endsWithin(step: WarningStatus, { today, thresholds }: Viewpoint): SQL | undefined {
  const { endDate } = domiciliations;
  const until = (days: number) => lte(endDate, addDays(today, days));
  const after = (days: number) => gt(endDate, addDays(today, days));
  const { upcoming, warning, critical } = thresholds;
  const ranges = {
    expired: lt(endDate, today),
    critical: and(gte(endDate, today), until(critical)),
    warning: and(after(critical), until(warning)),
    upcoming: and(after(warning), until(upcoming)),
  };
  return ranges[step];
}

import { getAdminOverview } from '@tassis/contracts';
import { addDays, moroccanDay } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toFillOf } from '../firm/admin-settings-wire.ts';
import { findFirm, findWarningThresholds } from '../firm/firm.repository.ts';
import { countWork } from './overview.repository.ts';
import { findWeeks } from './weeks.repository.ts';

/** An open order of so many days ago is an old one. */
const OLD_DAYS = 3;

export function getAdminOverviewRoute({ db, clock }: Dependencies) {
  return defineRoute(getAdminOverview, async () => {
    const now = clock();
    const today = moroccanDay(now);
    const oldUntil = addDays(today, -OLD_DAYS);
    // All of it as of one moment.
    return db.transaction(
      async (tx) => {
        const thresholds = await findWarningThresholds(tx);
        const { old, ...counts } = await countWork(tx, { now, today, thresholds, oldUntil });
        return success({
          ...counts,
          old_orders: { until: oldUntil, counts: old },
          settings_to_fill: toFillOf(await findFirm(tx)),
          weeks: await findWeeks(tx, today),
        });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  });
}

import { getAdminOverview } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findWarningThresholds } from '../firm/firm.repository.ts';
import { countThreadsAwaitingReply } from '../messages/thread.repository.ts';
import {
  countBillsDue,
  countNewMessages,
  countOrders,
  countPendingPartners,
  countWarnings,
} from './overview.repository.ts';

export function getAdminOverviewRoute({ db, clock }: Dependencies) {
  return defineRoute(getAdminOverview, async () => {
    const thresholds = await findWarningThresholds(db);
    return success({
      orders: await countOrders(db),
      bills_due: await countBillsDue(db),
      warnings: await countWarnings(db, moroccanDay(clock()), thresholds),
      new_messages: await countNewMessages(db),
      orders_awaiting_reply: await countThreadsAwaitingReply(db),
      pending_partners: await countPendingPartners(db),
    });
  });
}

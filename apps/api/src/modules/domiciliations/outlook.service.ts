import { moroccanDay } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { findPricing, findWarningThresholds } from '../firm/firm.repository.ts';
import type { Outlook } from './outlook.ts';

export async function findOutlook(db: Executor, now: Date): Promise<Outlook> {
  return {
    today: moroccanDay(now),
    thresholds: await findWarningThresholds(db),
    pricing: await findPricing(db),
  };
}

import { moroccanDay, type PricingSettings } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { findPricing, findWarningThresholds } from '../firm/firm.repository.ts';
import type { Viewpoint } from './warning-range.repository.ts';

/** What a domiciliation is held against to tell how near its end is and what a renewal costs. */
export type Outlook = Viewpoint & { pricing: PricingSettings };

export async function findOutlook(db: Executor, now: Date): Promise<Outlook> {
  return {
    today: moroccanDay(now),
    thresholds: await findWarningThresholds(db),
    pricing: await findPricing(db),
  };
}

import { moroccanDay, type PricingSettings } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { findPricing, findWarningThresholds } from '../firm/firm.repository.ts';
import type { Viewpoint } from './warning-range.repository.ts';

/** What is needed to compute how near the end of a domiciliation is and what a renewal costs. */
export type Outlook = Viewpoint & { pricing: PricingSettings };

export async function findOutlook(db: Executor, now: Date): Promise<Outlook> {
  return {
    today: moroccanDay(now),
    thresholds: await findWarningThresholds(db),
    pricing: await findPricing(db),
  };
}

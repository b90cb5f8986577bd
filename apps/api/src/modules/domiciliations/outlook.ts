import type { PricingSettings } from '@tassis/domain';
import type { Viewpoint } from './warning-range.repository.ts';

/** What a domiciliation is held against to tell how near its end is and what a renewal costs. */
export type Outlook = Viewpoint & { pricing: PricingSettings };

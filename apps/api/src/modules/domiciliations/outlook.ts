import type { PricingSettings } from '@tassis/domain';
import type { Viewpoint } from './warning-range.repository.ts';

/** What determines a domiciliation's warning status and the price of its renewal. */
export type Outlook = Viewpoint & { pricing: PricingSettings };

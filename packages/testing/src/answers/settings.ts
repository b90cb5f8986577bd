import type { AdminSettings } from '@tassis/contracts';
import { firmRecord } from '../builders/firm.ts';
import { pricing } from './public.ts';

/** The answer of GET /admin/settings. */
export function settingsAnswer(changes: Partial<AdminSettings> = {}) {
  const { vat_rate, feesBreakdown, negative_certificate } = pricing;
  const { service, official_fees } = negative_certificate;
  const data: AdminSettings = {
    firm: firmRecord(),
    pricing: { vat_rate, feesBreakdown, negative_certificate: { service, official_fees } },
    warnings: { upcoming: 60, warning: 30, critical: 7 },
    billing: { due_days: 15 },
    version: 3,
    to_fill: [],
    ...changes,
  };
  return { success: true as const, data };
}

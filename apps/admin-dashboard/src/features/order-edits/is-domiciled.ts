import type { AdminOrder } from '@tassis/contracts';

/** Whether the order's package includes a domiciliation, which fixes the address. */
export function isDomiciled({ package: bought }: AdminOrder): boolean {
  return (bought?.domiciliation_duration_months ?? 0) > 0;
}

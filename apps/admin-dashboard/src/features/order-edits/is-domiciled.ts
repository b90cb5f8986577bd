import type { AdminOrder } from '@tassis/contracts';

/** Whether the order's package fixes the seat: it lasts for some months. */
export function isDomiciled({ package: bought }: AdminOrder): boolean {
  return (bought?.domiciliation_duration_months ?? 0) > 0;
}

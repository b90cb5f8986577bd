import type { BillSummary } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';

/** Whether an amount is due after the due date, and no proof of payment waits for review. */
export function isOverdue({
  due,
  due_on,
  status,
}: Pick<BillSummary, 'due' | 'due_on' | 'status'>): boolean {
  return due > 0 && status !== 'proof_sent' && due_on < moroccanDay(new Date());
}

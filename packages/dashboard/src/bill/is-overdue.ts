import type { BillSummary } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';

/** Whether something of a bill is still due after its day, and no proof of its payment waits for the firm. */
export function isOverdue({
  due,
  due_on,
  status,
}: Pick<BillSummary, 'due' | 'due_on' | 'status'>): boolean {
  return due > 0 && status !== 'proof_sent' && due_on < moroccanDay(new Date());
}

import type { BillSummary } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';

/** Whether something of a bill is still due after its day. */
export function isOverdue({ due, due_on }: Pick<BillSummary, 'due' | 'due_on'>): boolean {
  return due > 0 && due_on < moroccanDay(new Date());
}

import { FilterDay } from '@tassis/design-system';
import type { PeriodFilter } from './list-options.ts';

/** The filter `period` of a contract with `from` and `to`, both inclusive. */
export const periodFilter: PeriodFilter = (day) => [
  { Control: FilterDay, ...day('from') },
  { Control: FilterDay, ...day('to') },
];

import { moroccanDay } from '@tassis/domain';

/** Whether a day is over in Morocco. */
export function isPast(day: string): boolean {
  return day < moroccanDay(new Date());
}

import type { StatusBadgeProps } from '@tassis/design-system';

type States = Readonly<Record<'validated' | 'toFill' | 'toCorrect', string>>;

/** Where an item of a list stands, in words and colour. */
export function cardStatusOf(
  isLocked: boolean,
  isWrong: boolean,
  states: States,
): StatusBadgeProps {
  if (isLocked) return { tone: 'success', text: states.validated };
  return isWrong
    ? { tone: 'critical', text: states.toCorrect }
    : { tone: 'neutral', text: states.toFill };
}

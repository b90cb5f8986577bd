import type { StatusBadgeProps } from '@tassis/design-system';

/** What is known of an item by what is filled in. */
type CardState = { isLocked: boolean; isWrong: boolean; isRight: boolean };

type States = Readonly<Record<'validated' | 'toFill' | 'toValidate' | 'toCorrect', string>>;

/** Where an item of a list stands, in words and colour. */
export function getCardStatus(
  { isLocked, isWrong, isRight }: CardState,
  states: States,
): StatusBadgeProps {
  if (isLocked) return { tone: 'success', text: states.validated };
  if (isWrong) return { tone: 'critical', text: states.toCorrect };
  return isRight
    ? { tone: 'info', text: states.toValidate }
    : { tone: 'neutral', text: states.toFill };
}

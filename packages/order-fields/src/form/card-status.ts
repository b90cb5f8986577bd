import type { StatusBadgeProps } from '@tassis/design-system';

/** What is known of an item by what is filled in. */
type CardState = { isLocked: boolean; isInvalid: boolean; isValid: boolean };

type States = Readonly<Record<'validated' | 'toFill' | 'toValidate' | 'toCorrect', string>>;

/** Where an item of a list stands, in words and colour. */
export function getCardStatus(
  { isLocked, isInvalid, isValid }: CardState,
  states: States,
): StatusBadgeProps {
  if (isLocked) return { tone: 'success', text: states.validated };
  if (isInvalid) return { tone: 'critical', text: states.toCorrect };
  return isValid
    ? { tone: 'info', text: states.toValidate }
    : { tone: 'neutral', text: states.toFill };
}

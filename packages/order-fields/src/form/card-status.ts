import type { StatusBadgeProps } from '@tassis/design-system';

/** What validation says of an item. */
type CardState = { isLocked: boolean; isInvalid: boolean; isValid: boolean };

type States = Readonly<Record<'validated' | 'toFill' | 'toValidate' | 'toCorrect', string>>;

/** The badge of an item of a list: text and colour. */
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

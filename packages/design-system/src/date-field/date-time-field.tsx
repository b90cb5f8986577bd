import type { DateFieldProps } from './date-field-props.ts';
import { MINUTE, parseMinute } from './minute-text.ts';
import { TypedDate } from './typed-date.tsx';

/** Props of {@link DateTimeField}, as those of DateField; minutes are 'YYYY-MM-DDTHH:MM', in whatever zone the hint says. */
export type DateTimeFieldProps = Omit<
  DateFieldProps,
  'range' | 'today' | 'min' | 'max' | 'showBounds' | 'onChange'
> & {
  /**
   * Called with what is typed: a minute, '' for nothing, or a text that is no minute. The owner stores such a text too,
   * passes it back as `value` and refuses it by its own rule, so that it is never mistaken for an empty field.
   */
  onValueChange?: (value: string) => void;
};

/**
 * A day and a time in the page's format ('21/11/2026 09:30'), in one field, as DateField writes a day. Renders an
 * `<input type="datetime-local">`, which works without script and keeps the value after hydration.
 */
export function DateTimeField({ value, onValueChange, ...props }: DateTimeFieldProps) {
  const minute = value === undefined ? undefined : (parseMinute(value) ?? '');
  return (
    <TypedDate
      {...props}
      notation={MINUTE}
      value={minute}
      unread={minute === '' ? value : minute && ''}
      onUnread={onValueChange}
      onChange={({ target }) => onValueChange?.(target.value)}
    />
  );
}

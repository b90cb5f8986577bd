import type { DateFieldProps } from './date-field-props.ts';
import { DAY } from './notation.ts';
import { TypedDate } from './typed-date.tsx';

/**
 * A day in the page's format ('21/11/2026'), whatever the browser's language. Renders an `<input type="date">`, which
 * works without script. After hydration a text field replaces it, and the hidden native input holds the day: it has
 * `name` and `ref`, fires `onChange` and `onBlur`, opens its calendar, and the form submits, resets and restores it.
 */
export function DateField(props: DateFieldProps) {
  return <TypedDate {...props} notation={DAY} />;
}

import type { InputProps } from '../field/field.tsx';
import type { Locale } from '../host/host-context.ts';
import type { DateRange } from './date-bounds.ts';

/** Props of {@link DateField}: the texts of its field and those of an `<input>`. Days are 'YYYY-MM-DD'. */
export type DateFieldProps = InputProps<
  'type' | 'min' | 'max' | 'value' | 'defaultValue' | 'placeholder'
> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Bounds that are the same everywhere; `min` and `max` take precedence. Needs `today`. */
  range?: DateRange;
  /** Today in the firm's time zone. The component reads no clock, so that server and browser render the same. */
  today?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** `false` leaves the bounds out of the hint; the field enforces them all the same. Default `true`. */
  showBounds?: boolean;
  /** The language of its own texts: bounds, format, errors. Default: the page's. */
  locale?: Locale;
};

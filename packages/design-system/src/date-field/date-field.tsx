import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { Locale } from '../host/host-context.ts';
import { boundsText } from './bounds-text.ts';
import { boundsOf, type DateBounds, type DateRange } from './date-bounds.ts';
import styles from './date-field.module.css';

/** Props of {@link DateField}: the texts of its field and those of an `<input>`. Days are 'YYYY-MM-DD'. */
export type DateFieldProps = InputProps<'type' | 'min' | 'max'> & {
  /** Bounds that are the same everywhere; `min` and `max` take precedence. Needs `today`. */
  range?: DateRange;
  /** The day it is where the firm is. Nothing here reads a clock, so that server and browser draw the same. */
  today?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** `false` keeps the bounds out of the hint; the browser holds to them all the same. Default `true`. */
  showBounds?: boolean;
  /** The language of the sentence that names the bounds. Default `fr`. */
  locale?: Locale;
};

/** A day, with the platform's own calendar. Renders an `<input type="date">`; the hint names its bounds in words. */
export function DateField(props: DateFieldProps) {
  const { range, today, min, max, showBounds = true, locale = 'fr', ...rest } = props;
  const { field, control } = splitFieldProps(rest);
  const preset = boundsOf(range, today);
  const bounds: DateBounds = { min: min ?? preset.min, max: max ?? preset.max };
  const sentence = showBounds ? boundsText(bounds, locale) : undefined;
  const hint =
    field.hint && sentence ? (
      <>
        {field.hint} {sentence}
      </>
    ) : (
      (field.hint ?? sentence)
    );
  return (
    <Field {...field} hint={hint}>
      {(wiring) => (
        <input
          {...control}
          {...wiring}
          {...bounds}
          type="date"
          className={classNames(fieldStyles['control'], styles['date'])}
        />
      )}
    </Field>
  );
}

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import { dispatchBlur } from '../field/dispatch-blur.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { useHydrated } from '../field/use-hydrated.ts';
import { useSharedRef } from '../field/use-shared-ref.ts';
import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { toDateBounds, type DateBounds, type DateRange } from './date-bounds.ts';
import { boundsText, unreadText, WORDS } from './date-words.ts';
import { DayBox } from './day-box.tsx';
import { NativeDateInput } from './native-date-input.tsx';
import styles from './date-field.module.css';
import { within } from './step-day.ts';
import { useTypedDay } from './use-typed-day.ts';

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

/**
 * A day in the page's format ('21/11/2026'), whatever the browser's language. Renders an `<input type="date">`, which
 * works without script. After hydration a text field replaces it, and the hidden native input holds the day: it has
 * `name` and `ref`, fires `onChange` and `onBlur`, opens its calendar, and the form submits, resets and restores it.
 */
export function DateField(props: DateFieldProps) {
  const { range, today, min, max, showBounds = true, locale: ownLocale, ...rest } = props;
  const { ref, required = false, autoComplete = 'off', onKeyDown, ...owner } = rest;
  const generated = useId();
  const id = props.id ?? generated;
  const { field, control: native } = splitFieldProps({ ...owner, id });
  const preset = toDateBounds(range, today);
  const bounds: DateBounds = { min: min ?? preset.min, max: max ?? preset.max };
  const locale = useOwnLocale(ownLocale);
  const words = WORDS[locale];
  const sentence = boundsText(bounds, locale);

  const alive = useHydrated();
  const nativeInput = useRef<HTMLInputElement>(null);
  useSharedRef(ref, nativeInput);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useControlValue(native.value ?? native.defaultValue ?? '', `${id}-value`, id);
  const day = useTypedDay(chosen, nativeInput);
  const unread = day.isUnread ? unreadText(day.text, locale) : '';

  // Moves the focus from the native control to the text field without scrolling.
  useLayoutEffect(() => {
    if (alive && document.activeElement === nativeInput.current)
      input.current?.focus({ preventScroll: true });
  }, [alive]);

  return (
    <Field
      {...field}
      error={day.isLeftUnread ? unread : field.error}
      hint={showBounds ? composeHint(field.hint, sentence) : field.hint}
    >
      {(wiring) => (
        <span className={styles['root']}>
          {alive ? (
            <DayBox
              wiring={wiring}
              ref={input}
              day={day}
              problem={unread || (isOutside(chosen, bounds) ? (sentence ?? '') : '')}
              bounds={bounds}
              today={today}
              placeholder={words.format}
              calendarText={words.calendar}
              disabled={native.disabled}
              readOnly={native.readOnly}
              required={required}
              autoComplete={autoComplete}
              onKeyDown={onKeyDown}
              onLeave={() => {
                day.leave();
                dispatchBlur(nativeInput.current);
              }}
              onOpen={() => nativeInput.current?.showPicker()}
            />
          ) : null}
          <NativeDateInput
            {...native}
            wiring={alive ? undefined : wiring}
            id={alive ? `${id}-value` : id}
            ref={nativeInput}
            bounds={bounds}
            required={required}
            autoComplete={autoComplete}
            onFocus={(event) => {
              native.onFocus?.(event);
              input.current?.focus();
            }}
          />
        </span>
      )}
    </Field>
  );
}

function isOutside(day: string, bounds: DateBounds): boolean {
  return day !== '' && day !== within(day, bounds);
}

function composeHint(hint: ReactNode, sentence: string | undefined): ReactNode {
  if (!hint || !sentence) return hint ?? sentence;
  return (
    <>
      {hint} {sentence}
    </>
  );
}

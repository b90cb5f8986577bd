import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import { leaveIn } from '../field/leave-in.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { useHydrated } from '../field/use-hydrated.ts';
import { useSharedRef } from '../field/use-shared-ref.ts';
import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { toDateBounds, type DateBounds, type DateRange } from './date-bounds.ts';
import { boundsText, unreadText, WORDS } from './date-words.ts';
import { DayBox } from './day-box.tsx';
import { KeptDay } from './kept-day.tsx';
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
  /** The day it is where the firm is. Nothing here reads a clock, so that server and browser draw the same. */
  today?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** `false` keeps the bounds out of the hint; the field holds to them all the same. Default `true`. */
  showBounds?: boolean;
  /** The language of its own words: the bounds, the format, what is wrong. Default: the page's. */
  locale?: Locale;
};

/**
 * A day, written as the page writes days ('21/11/2026') in whatever language the browser is. Renders an `<input type="date">`, which works
 * before the script does and without it. Then a text field stands in its place, and the native input keeps the day out of sight: it has
 * `name` and `ref`, tells `onChange` and `onBlur`, opens its calendar, and is what a form sends, resets and restores.
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
  const kept = useRef<HTMLInputElement>(null);
  useSharedRef(ref, kept);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useControlValue(native.value ?? native.defaultValue ?? '', `${id}-value`, id);
  const day = useTypedDay(chosen, kept);
  const unread = day.isUnread ? unreadText(day.text, locale) : '';

  // Who was in the native input goes on in the text field, and stays where the page is being read.
  useLayoutEffect(() => {
    if (alive && document.activeElement === kept.current)
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
                leaveIn(kept.current);
              }}
              onOpen={() => kept.current?.showPicker()}
            />
          ) : null}
          <KeptDay
            {...native}
            wiring={alive ? undefined : wiring}
            id={alive ? `${id}-value` : id}
            ref={kept}
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

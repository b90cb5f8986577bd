import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Field, splitFieldProps } from '../field/field.tsx';
import { dispatchBlur } from '../field/dispatch-blur.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { useHydrated } from '../field/use-hydrated.ts';
import { useSharedRef } from '../field/use-shared-ref.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { toDateBounds, type DateBounds } from './date-bounds.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { boundsText, WORDS } from './date-words.ts';
import { DayBox } from './day-box.tsx';
import { NativeDateInput } from './native-date-input.tsx';
import type { Notation } from './notation.ts';
import styles from './date-field.module.css';
import { within } from './step-day.ts';
import { useTypedDay } from './use-typed-day.ts';

type TypedDateProps = DateFieldProps & {
  notation: Notation;
  /** A text without a value, if the owner stores it; '' for none. */
  unread?: string | undefined;
  /** Called with each text that has no value. */
  onUnread?: ((text: string) => void) | undefined;
};

/** The common base of date fields: the native input, which holds the value, and the text field for typing. */
export function TypedDate(props: TypedDateProps) {
  const { range, today, min, max, showBounds = true, locale: ownLocale, ...written } = props;
  const { notation, unread: unreadText, onUnread, ...rest } = written;
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
  const day = useTypedDay({
    notation,
    chosen,
    native: nativeInput,
    unread: unreadText,
    onUnread,
  });
  const format = words.format + notation.time;
  const problem = notation.isMissing(day.text) ? words.missing : words.unreadable(format);
  const unread = day.isUnread ? problem : '';
  // An owner that stores the text validates it at each keystroke.
  const isTyping = day.isUnread && unreadText !== undefined;

  // Moves the focus from the native control to the text field without scrolling.
  useLayoutEffect(() => {
    if (alive && document.activeElement === nativeInput.current)
      input.current?.focus({ preventScroll: true });
  }, [alive]);

  return (
    <Field
      {...field}
      error={day.isLeftUnread ? unread : isTyping ? undefined : field.error}
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
              placeholder={format}
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
            type={notation.type}
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

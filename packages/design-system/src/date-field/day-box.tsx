import { useEffect, type InputHTMLAttributes, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import buttonStyles from '../field/inner-button.module.css';
import { CalendarIcon } from '../icons/calendar.tsx';
import type { DateBounds } from './date-bounds.ts';
import { partAt, getPartRange, stepDay, within } from './step-day.ts';
import styles from './date-field.module.css';
import type { TypedDay } from './use-typed-day.ts';

type DayBoxProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'disabled' | 'readOnly' | 'required' | 'autoComplete' | 'placeholder' | 'onKeyDown'
> & {
  wiring: FieldControl;
  day: TypedDay;
  /** The error that blocks the form's submission; '' for none. */
  problem: string;
  bounds: DateBounds;
  today: string | undefined;
  /** The accessible name of the calendar button. */
  calendarText: string;
  ref: RefObject<HTMLInputElement | null>;
  onLeave: () => void;
  onOpen: () => void;
};

/**
 * The text field of a day, and the button that opens the calendar. Arrow keys change the part of the date at the
 * caret.
 */
export function DayBox(props: DayBoxProps) {
  const { wiring, day, problem, bounds, today, calendarText, ref, onLeave, onOpen, ...control } =
    props;
  const locked = control.disabled === true || control.readOnly === true;
  useEffect(() => ref.current?.setCustomValidity(problem), [ref, problem]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event);
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.defaultPrevented || !isArrow || locked) return;
    event.preventDefault();
    if (event.altKey) onOpen();
    else step(event.currentTarget, event.key === 'ArrowUp' ? 1 : -1);
  };
  const step = (box: HTMLInputElement, by: 1 | -1) => {
    const part = partAt(box.selectionStart ?? 0);
    const now = day.notation.parse(day.text);
    // An empty field becomes today; an incomplete date stays as it is.
    const next = now === undefined ? day.text === '' && today : stepDay(now, part, by);
    if (!next) return;
    // Set at once, before React renders, so that the part stays selected.
    box.value = day.notation.format(within(next, bounds));
    box.setSelectionRange(...getPartRange(part));
    day.write(box.value);
  };
  return (
    <>
      <input
        {...control}
        {...wiring}
        ref={ref}
        type="text"
        inputMode="numeric"
        spellCheck={false}
        className={classNames(fieldStyles['control'], styles['date'])}
        value={day.text}
        onChange={({ currentTarget }) => day.type(currentTarget)}
        onKeyDown={press}
        onBlur={onLeave}
      />
      {locked ? null : (
        <button
          type="button"
          className={buttonStyles['root']}
          aria-label={calendarText}
          aria-controls={wiring.id}
          onClick={onOpen}
        >
          <CalendarIcon />
        </button>
      )}
    </>
  );
}

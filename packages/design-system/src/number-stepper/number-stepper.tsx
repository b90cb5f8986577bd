import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { useControlValue } from '../field/use-control-value.ts';
import { useSharedRef } from '../field/use-shared-ref.ts';
import { writeText } from '../field/write-text.ts';
import { MinusIcon } from '../icons/minus.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import styles from './number-stepper.module.css';

/** Props of {@link NumberStepper}: the texts of its field and those of an `<input>`, whose value is a whole number. */
export type NumberStepperProps = InputProps<'type' | 'min' | 'max' | 'step'> & {
  /** Default 0. */
  min?: number;
  max?: number | undefined;
  /** The step of a press, a whole number. Default 1. */
  step?: number;
  /** Names of the two buttons: 'Un associé de moins', 'Un associé de plus'. */
  decreaseText: string;
  increaseText: string;
};

/**
 * A whole number. Renders an `<input type="number">` between two buttons; on blur the typed value is clamped to the
 * bounds.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { min = 0, max, step = 1, decreaseText, increaseText, ref, ...rest } = props;
  const { onBlur, onKeyDown, ...owner } = rest;
  const generated = useId();
  const id = props.id ?? generated;
  const { field, control } = splitFieldProps({ ...owner, id });
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(ref, input);
  const held = useControlValue(String(control.value ?? control.defaultValue ?? ''), id);
  const locked = control.disabled === true || control.readOnly === true;

  const move = (direction: 1 | -1) => {
    const element = input.current;
    if (!element || locked) return;
    const next = (Number(element.value) || 0) + direction * step;
    writeText(element, String(within(next, min, max)));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    settle(event.currentTarget, min, max);
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter submits the form before the blur.
    if (event.key === 'Enter') settle(event.currentTarget, min, max);
    if (isNoCount(event, min)) event.preventDefault();
    onKeyDown?.(event);
  };

  const button = (direction: 1 | -1, stopped: boolean) => ({
    type: 'button' as const,
    // Not in the Tab order, because the field's arrow keys do the same.
    tabIndex: -1,
    className: styles['button'],
    'aria-controls': id,
    'aria-disabled': locked || stopped || undefined,
    onClick: () => move(direction),
  });
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles['root']}>
          <button {...button(-1, held !== '' && Number(held) <= min)} aria-label={decreaseText}>
            <MinusIcon />
          </button>
          <input
            inputMode="numeric"
            {...control}
            {...wiring}
            ref={input}
            type="number"
            min={min}
            max={max}
            step={step}
            className={classNames(fieldStyles['control'], styles['input'])}
            onBlur={leave}
            onKeyDown={press}
          />
          <button
            {...button(1, max !== undefined && Number(held) >= max)}
            aria-label={increaseText}
          >
            <PlusIcon />
          </button>
        </span>
      )}
    </Field>
  );
}

function within(count: number, min: number, max: number | undefined): number {
  return Math.max(min, Math.min(count, max ?? count));
}

/** Clamps the typed value to the bounds; an empty field stays empty. */
function settle(input: HTMLInputElement, min: number, max: number | undefined) {
  if (input.value === '' || input.readOnly) return;
  writeText(input, String(within(Math.round(Number(input.value)), min, max)));
}

/** Keys that number fields accept and then report as an empty value. */
function isNoCount({ key, ctrlKey, metaKey }: KeyboardEvent, min: number): boolean {
  if (ctrlKey || metaKey) return false;
  return 'eE+.,'.includes(key) || (key === '-' && min >= 0);
}

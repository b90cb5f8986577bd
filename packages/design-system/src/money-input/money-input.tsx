import {
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
} from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { useSharedRef } from '../field/use-shared-ref.ts';
import { writeText } from '../field/write-text.ts';
import { en } from '../intl/en/money-input.ts';
import { fr } from '../intl/fr/money-input.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import styles from './money-input.module.css';
import {
  findLeftOut,
  formatMoney,
  parseMoney,
  plainMoney,
  tidyMoney,
  type Decimals,
} from './money-text.ts';
import { usePlainFormValue } from './use-plain-form-value.ts';

/** Props of {@link MoneyInput}: the texts of its field and those of an `<input>`, whose value is an amount. */
export type MoneyInputProps = InputProps<
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> & {
  /** In centimes of a dirham, a whole number: 1 234,50 is 123450; null when nothing is typed. */
  value?: number | null | undefined;
  /** In centimes, as `value`. */
  defaultValue?: number | null | undefined;
  /** In centimes, as `value`; called at each keystroke that changes the text. */
  onValueChange?: (centimes: number | null) => void;
  /** 2: dirhams and centimes. 0: dirhams only; typed centimes stay, and the owner refuses them. Default 2. */
  decimals?: Decimals;
  /** The currency after the amount. Default 'MAD'. */
  currency?: 'MAD' | 'DH';
};

/**
 * A non-negative amount of money. Renders an `<input type="text" inputmode="decimal">` that accepts digits, and a
 * comma or a point, and shows below what it left out; it groups the thousands on blur. A form submits dirhams in the wire's format, '1234.50'; without
 * script it submits the typed text.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { value, defaultValue, onValueChange, decimals = 2, currency = 'MAD', ...rest } = props;
  const { ref, onFocus, onBlur, ...owner } = rest;
  const { field, control } = splitFieldProps(owner);
  const [initial] = useState(() => formatMoney(value ?? defaultValue ?? null, decimals));
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(ref, input);
  usePlainFormValue(
    input,
    useCallback((text) => plainMoney(parseMoney(text), decimals), [decimals]),
  );

  // The typed text stays as long as it means the owner’s amount. An owner that refuses an amount does not render, so
  // this does.
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = input.current;
    if (value === undefined || !element || parseMoney(element.value) === value) return;
    element.value = formatMoney(value, decimals);
  });

  const [leftOut, setLeftOut] = useState<'signs' | 'digits'>();
  const words = { fr, en }[useOwnLocale(undefined)];
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    setLeftOut(undefined);
    onFocus?.(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setLeftOut(findLeftOut(event.currentTarget.value) ?? leftOut);
    tidy(event.currentTarget);
    onValueChange?.(parseMoney(event.currentTarget.value));
    render();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    if (!element.readOnly) writeText(element, formatMoney(parseMoney(element.value), decimals));
    onBlur?.(event);
  };

  return (
    <Field {...field} error={field.error ?? (leftOut && words[leftOut])}>
      {(wiring) => (
        <span className={styles['root']}>
          <input
            autoComplete="off"
            {...control}
            {...wiring}
            ref={input}
            type="text"
            inputMode="decimal"
            className={classNames(fieldStyles['control'], styles['input'])}
            defaultValue={initial}
            onChange={change}
            onFocus={enter}
            onBlur={leave}
          />
          <span className={styles['currency']}>{currency}</span>
        </span>
      )}
    </Field>
  );
}

/** Removes characters that are no part of an amount, and restores the caret. */
function tidy(input: HTMLInputElement) {
  const text = tidyMoney(input.value);
  if (text === input.value) return;
  const behind = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - behind);
  input.setSelectionRange(caret, caret);
}

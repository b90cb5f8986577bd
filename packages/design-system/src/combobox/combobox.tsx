import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import { leaveIn } from '../field/leave-in.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { useHydrated } from '../field/use-hydrated.ts';
import { useSharedRef } from '../field/use-shared-ref.ts';
import type { Locale } from '../host/host-context.ts';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { en } from '../intl/en/combobox.ts';
import { fr } from '../intl/fr/combobox.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import type { Option } from '../select/select.tsx';
import type { ComboboxTexts } from './combobox-texts.ts';
import styles from './combobox.module.css';
import { chooseIn, KeptSelect, type KeptSelectAttributes } from './kept-select.tsx';
import { SearchBox } from './search-box.tsx';
import { useUnlisted } from './use-unlisted.ts';

export type { ComboboxTexts } from './combobox-texts.ts';

/** Props of {@link Combobox}: the texts of its field, its options, and those of a `<select>`. */
export type ComboboxProps = FieldTexts &
  KeptSelectAttributes & {
    /** In the order in which they are read. Hand over the same array while the list is the same. */
    options: readonly Option[];
    texts: ComboboxTexts;
    /** While nothing is chosen: 'Choisissez une ville'. */
    placeholder?: string;
    /** The options are on their way. */
    loading?: boolean;
    readOnly?: boolean;
    /** The language of its own words: what is wrong. Default: the page's. */
    locale?: Locale;
    /** Reaches the select, which has the value; focusing it focuses the text field. */
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * One choice of a long list, found by typing a part of it; accents, case, hyphens and apostrophes do not matter.
 * Renders a `<select>`, which works before the script does and without it. Then a text field with a list stands in
 * its place, and the select keeps the value out of sight: it has `name` and `ref`, tells `onChange` and `onBlur`, and
 * is what a form sends, resets and restores.
 */
export function Combobox(props: ComboboxProps) {
  const { options, texts, placeholder = '', loading = false, readOnly = false, ...rest } = props;
  const { ref, required = false, locale, ...owner } = rest;
  const generated = useId();
  const id = props.id ?? generated;
  const { field, control: native } = splitFieldProps({ ...owner, id });
  const alive = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  useSharedRef(ref, select);
  const input = useRef<HTMLInputElement>(null);
  const selectId = alive ? `${id}-value` : id;
  const chosen = useControlValue(native.value ?? native.defaultValue ?? '', `${id}-value`, id);
  const unlisted = useUnlisted(chosen, select);
  const { unlisted: sentence } = { fr, en }[useOwnLocale(locale)];
  const invalid = unlisted.text !== '' && !loading ? sentence : '';

  // Who was in the native list goes on in the text field, and stays where the page is being read.
  useLayoutEffect(() => {
    if (alive && document.activeElement === select.current)
      input.current?.focus({ preventScroll: true });
  }, [alive]);

  return (
    <Field {...field} error={invalid || field.error}>
      {(wiring) => (
        <span className={styles['root']}>
          <KeptSelect
            {...native}
            wiring={alive ? undefined : { ...wiring, id: selectId }}
            id={selectId}
            required={required}
            ref={select}
            placeholder={placeholder}
            // No attribute makes a select read-only: there is nothing else to choose.
            options={readOnly ? options.filter(({ value }) => value === chosen) : options}
            onFocus={(event) => {
              native.onFocus?.(event);
              input.current?.focus();
            }}
          />
          <ChevronDownIcon className={styles['chevron']} />
          {alive ? (
            <SearchBox
              wiring={wiring}
              label={field.label}
              options={options}
              chosen={chosen}
              onChoose={(value) => chooseIn(select.current, value)}
              onLeave={() => leaveIn(select.current)}
              unlisted={unlisted}
              invalid={invalid}
              texts={texts}
              placeholder={placeholder}
              loading={loading}
              disabled={native.disabled ?? false}
              readOnly={readOnly}
              required={required}
              input={input}
            />
          ) : null}
        </span>
      )}
    </Field>
  );
}

import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import { dispatchBlur } from '../field/dispatch-blur.ts';
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
import { chooseIn, NativeSelect, type NativeSelectAttributes } from './native-select.tsx';
import { SearchBox } from './search-box.tsx';
import { useUnlistedText } from './use-unlisted.ts';

export type { ComboboxTexts } from './combobox-texts.ts';

/** Props of {@link Combobox}: the texts of its field, its options, and those of a `<select>`. */
export type ComboboxProps = FieldTexts &
  NativeSelectAttributes & {
    /** In reading order. Pass the same array as long as the options are the same. */
    options: readonly Option[];
    texts: ComboboxTexts;
    /** Shown when nothing is chosen: 'Choisissez une ville'. */
    placeholder?: string;
    /** The options are loading. */
    loading?: boolean;
    readOnly?: boolean;
    /** The language of its own error texts. Default: the page's. */
    locale?: Locale;
    /** Refers to the select, which has the value; focusing it focuses the text field. */
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * A choice from a long list, which the person searches by typing; accents, case, hyphens and apostrophes do not
 * matter. Renders a `<select>`, which works without script. After hydration a text field with a list replaces it, and
 * the hidden select holds the value: it has `name` and `ref`, fires `onChange` and `onBlur`, and the form submits,
 * resets and restores it.
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
  const unlisted = useUnlistedText(chosen, select);
  const { unlisted: sentence } = { fr, en }[useOwnLocale(locale)];
  const invalid = unlisted.text !== '' && !loading ? sentence : '';

  // Moves the focus from the native control to the text field without scrolling.
  useLayoutEffect(() => {
    if (alive && document.activeElement === select.current)
      input.current?.focus({ preventScroll: true });
  }, [alive]);

  return (
    <Field {...field} error={invalid || field.error}>
      {(wiring) => (
        <span className={styles['root']}>
          <NativeSelect
            {...native}
            wiring={alive ? undefined : { ...wiring, id: selectId }}
            id={selectId}
            required={required}
            ref={select}
            placeholder={placeholder}
            // HTML has no read-only select, so it offers the chosen option only.
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
              onLeave={() => dispatchBlur(select.current)}
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

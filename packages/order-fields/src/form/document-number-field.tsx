import { TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Violation } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useState } from 'react';
import type { FieldOf, FormPart } from './form-part.ts';
import { inCapitals } from './in-capitals.ts';
import { useField } from './use-field.ts';

type DocumentNumberProps<Values extends object> = {
  part: FormPart<Values>;
  name: FieldOf<Values, string>;
  label: string;
  hint: string;
  /** Finds an error to show before the first attempt to submit; `isFinished` once the field was left. Default: none. */
  findLive?: ((text: string, state: { isFinished: boolean }) => Violation | null) | undefined;
};

/**
 * The number of an identity document, in capitals. Give it the kind of document as `key`, because each kind has a field of its
 * own.
 */
export function DocumentNumberField<Values extends object>(props: DocumentNumberProps<Values>) {
  const { part, name, label, hint, findLive } = props;
  const { value, control, change } = useField(part, name);
  const locale = useLocale();
  const [isFinished, setIsFinished] = useState(false);
  const text = String(value);
  const live = findLive?.(text, { isFinished });
  return (
    <TextInput
      {...control}
      label={label}
      hint={hint}
      error={control.error ?? (live ? translate(locale, live.code, live.params) : undefined)}
      value={text}
      onChange={({ target }) => change(inCapitals(target))}
      onBlur={() => {
        setIsFinished(true);
        part.touch(name);
      }}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

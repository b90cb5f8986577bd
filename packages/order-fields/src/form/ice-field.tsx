import { TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { iceAdvice } from '@tassis/domain';
import { translate } from '@tassis/messages';
import type { FormPart } from './form-part.ts';
import { onlyDigits } from './only-digits.ts';
import { useField } from './use-field.ts';
import { LiveAdvice } from './live-advice.tsx';

const ICE_LENGTH = 15;

type IceFieldProps = { part: FormPart<{ ICE: string }>; label: string; hint: string };

/** A field for a company's ICE, digits only. A complete number that looks mistyped shows a warning but can be sent. */
export function IceField({ part, label, hint }: IceFieldProps) {
  const locale = useLocale();
  const { value, control, change } = useField(part, 'ICE');
  const advice = iceAdvice(value);
  return (
    <>
      <TextInput
        {...control}
        label={label}
        hint={hint}
        value={value}
        onChange={({ target }) => change(onlyDigits(target, ICE_LENGTH))}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <LiveAdvice lines={advice ? [translate(locale, `advice.${advice.code}`)] : []} />
    </>
  );
}

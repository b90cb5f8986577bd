import { useLocale } from '@tassis/design-system/host';
import type { Violation } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { getShownViolations, type FieldValue, type FormPart } from './form-part.ts';

/**
 * The value of a field, the props of its control, and a setter.
 * @param named the field's name, where the error of a missing value names it: '{label} est requis'
 */
export function useField<Values extends object, Name extends keyof Values & string>(
  part: FormPart<Values>,
  name: Name,
  named?: { required: string },
) {
  const value = useStore(part.store, ({ values }) => values[name]);
  return { value, ...useControl(part, name, named) };
}

/** The same without the value, for controls that read it from the store themselves. */
export function useControl<Values extends object>(
  part: FormPart<Values>,
  name: keyof Values & string,
  named?: { required: string },
) {
  const locale = useLocale();
  const violation = useStore(part.store, (state) => getShownViolations(state)[name]);
  const refusal = useStore(part.store, ({ refusals, values }) => {
    const refused = refusals[name];
    return refused && Object.is(refused.value, values[name]) ? refused.text : undefined;
  });
  const id = part.getFieldId(name);
  const found = toShownViolation(violation, named);
  return {
    /** The props of every control. */
    control: {
      id,
      name: id,
      error: found ? translate(locale, found.code, found.params) : refusal,
    },
    change: (next: FieldValue) => part.set(name, next),
  };
}

function toShownViolation(
  violation: Violation | undefined,
  named: { required: string } | undefined,
): Violation | undefined {
  // The product owner's error text of a missing answer of a negative certificate is the label alone.
  if (violation && /^negative_certificate_.+_required$/u.test(violation.code)) {
    return { code: 'required' };
  }
  if (violation?.code !== 'required' || named === undefined) return violation;
  return { code: 'label_required', params: { label: named.required } };
}

import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import type { FieldValue, FormPart } from './form-part.ts';

/** One field of a part: what stands in it, what is wrong with it, and how it changes. */
export function useField<Values extends object, Name extends keyof Values & string>(
  part: FormPart<Values>,
  name: Name,
) {
  const locale = useLocale();
  const value = useStore(part.store, ({ values }) => values[name]);
  const violation = useStore(part.store, (state) =>
    state.isAttempted ? state.violations[name] : undefined,
  );
  const refusal = useStore(part.store, ({ refusals, values }) => {
    const refused = refusals[name];
    return refused && Object.is(refused.value, values[name]) ? refused.text : undefined;
  });
  const id = part.idOf(name);
  return {
    value,
    /** What every control is given. */
    control: {
      id,
      name: id,
      error: violation ? translate(locale, violation.code, violation.params) : refusal,
    },
    change: (next: FieldValue) => part.set(name, next),
  };
}

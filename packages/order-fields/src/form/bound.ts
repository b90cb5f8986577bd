import type { ChangeEvent } from 'react';
import type { FieldOf, FormPart } from './form-part.ts';
import { useField } from './use-field.ts';

/** Which field of which part; the rest is the control's own. Fields are required unless said otherwise. */
export type Bound<Values extends object, Kind, Props> = {
  part: FormPart<Values>;
  name: FieldOf<Values, Kind>;
} & Omit<Props, 'part' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onValueChange'>;

type WithText = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A field that holds a text: what its control is given. */
export function useText<Values extends object>(
  part: FormPart<Values>,
  name: FieldOf<Values, string>,
  named?: { required: string },
) {
  const { value, control, change } = useField(part, name, named);
  return {
    ...control,
    value: String(value),
    onChange: ({ target }: WithText) => change(target.value),
  };
}

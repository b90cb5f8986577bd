import type { ChangeEvent } from 'react';
import type { FieldOf, FormPart } from './form-part.ts';
import { useField } from './use-field.ts';

/** A control's props, with the part and the name of its field in place of its value. Fields are required by default. */
export type Bound<Values extends object, Kind, Props> = {
  part: FormPart<Values>;
  name: FieldOf<Values, Kind>;
} & Omit<Props, 'part' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onValueChange'>;

type WithText = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The props of a control whose field holds a text. */
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

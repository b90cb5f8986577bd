import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldTexts } from './field.tsx';

/** Props of every group of native controls; other props go to each control (`onChange`, `onBlur`, `ref`). */
export type ChoiceGroupProps<Option> = Omit<FieldTexts, 'hideLabel'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'value' | 'defaultValue'> & {
    /** The id of the first control, which error summaries link to. */
    id?: string;
    name: string;
    options: readonly Option[];
    ref?: Ref<HTMLInputElement>;
  };

/** Props of every group of radios, which has one value. */
export type RadioGroupBase<Option> = ChoiceGroupProps<Option> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
};

/** The chosen controls of a group, or the initial ones. Without `values` the controls are uncontrolled. */
type Chosen = { id: string; values: readonly string[] | undefined; atFirst: readonly string[] };

/** The attributes of one control of a group: its id (the first has the group's) and whether it is chosen. */
export function wireChoice({ id, values, atFirst }: Chosen, value: string, index: number) {
  return {
    id: index === 0 ? id : `${id}-${value}`,
    ...(values ? { checked: values.includes(value) } : { defaultChecked: atFirst.includes(value) }),
  };
}

/** Maps the single value of a radio group to the values of a group. */
export function toChosen(
  id: string,
  { value, defaultValue }: Pick<RadioGroupBase<unknown>, 'value' | 'defaultValue'>,
): Chosen {
  return {
    id,
    values: value === undefined ? undefined : [value],
    atFirst: defaultValue === undefined ? [] : [defaultValue],
  };
}

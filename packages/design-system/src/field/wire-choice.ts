import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldTexts } from './field.tsx';

/** Props of every group of native controls; what is not named here goes to each of them (`onChange`, `onBlur`, `ref`). */
export type ChoiceGroupProps<Option> = Omit<FieldTexts, 'hideLabel'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'value' | 'defaultValue'> & {
    /** The id of the first control, where an error summary leads. */
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

/** Of the controls of a group: which are chosen, or were at first. Without `values` they keep that to themselves. */
type Chosen = { id: string; values: readonly string[] | undefined; atFirst: readonly string[] };

/** What one control of a group carries: the first has the id of the group, each is chosen or not. */
export function wireChoice({ id, values, atFirst }: Chosen, value: string, index: number) {
  return {
    id: index === 0 ? id : `${id}-${value}`,
    ...(values ? { checked: values.includes(value) } : { defaultChecked: atFirst.includes(value) }),
  };
}

/** One value, or none, as the values of a group. */
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

import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { Choice, Choices, type ChoiceOption } from '../field/choice.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldTexts } from '../field/field.tsx';

/** One choice of a {@link RadioGroup}. */
export type RadioOption = ChoiceOption;

/** Props of {@link RadioGroup}; what is not named here goes to every radio (`onChange`, `onBlur`, `ref`, `required`). */
export type RadioGroupProps = Omit<FieldTexts, 'hideLabel'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'value' | 'defaultValue'> & {
    /** The id of the first radio, where an error summary leads. */
    id?: string;
    name: string;
    options: readonly RadioOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** `row` while there is room. */
    direction?: 'column' | 'row';
    ref?: Ref<HTMLInputElement>;
  };

/** One choice of a few, all visible. Renders a `<fieldset>` of native radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, mark, id, options, direction = 'column', ...rest } = props;
  const { value, defaultValue, ...radio } = rest;
  const generated = useId();
  const groupId = id ?? generated;
  return (
    <FieldGroup id={groupId} label={label} hint={hint} error={error} mark={mark}>
      <Choices direction={direction}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...radio}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            type="radio"
            option={option}
            id={index === 0 ? groupId : `${groupId}-${option.value}`}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

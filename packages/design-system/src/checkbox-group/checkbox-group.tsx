import { useId, type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { Choice, Choices, type ChoiceOption } from '../field/choice.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldTexts } from '../field/field.tsx';

/**
 * Props of {@link CheckboxGroup}; what is not named here goes to every checkbox (`onChange`, `onBlur`, `ref`). There is
 * no `required`: in HTML it would ask for every single box. Say it in the hint, and check it in the form.
 */
export type CheckboxGroupProps = Omit<FieldTexts, 'hideLabel'> &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'type' | 'value' | 'defaultValue' | 'required'
  > & {
    /** The id of the first checkbox, where an error summary leads. */
    id?: string;
    /** A form sends it once for each ticked box. */
    name: string;
    options: readonly ChoiceOption[];
    /** The values of the ticked boxes. */
    value?: readonly string[] | undefined;
    defaultValue?: readonly string[] | undefined;
    /** All ticked values, in the order of the options. */
    onValueChange?: (values: string[]) => void;
    /** `row` while there is room. */
    direction?: 'column' | 'row';
    ref?: Ref<HTMLInputElement>;
  };

/** Any number of a few choices, all visible. Renders a `<fieldset>` of native checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, mark, id, options, direction = 'column', ...rest } = props;
  const { value, defaultValue, onValueChange, onChange, ...box } = rest;
  const generated = useId();
  const groupId = id ?? generated;
  const tell = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(tickedBeside(event.currentTarget));
  };
  return (
    <FieldGroup id={groupId} label={label} hint={hint} error={error} mark={mark}>
      <Choices direction={direction}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...box}
            {...(value === undefined
              ? { defaultChecked: defaultValue?.includes(option.value) ?? false }
              : { checked: value.includes(option.value) })}
            type="checkbox"
            option={option}
            id={index === 0 ? groupId : `${groupId}-${option.value}`}
            onChange={tell}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

function tickedBeside(box: HTMLInputElement): string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked');
  return [...(boxes ?? [])].map((ticked) => ticked.value);
}

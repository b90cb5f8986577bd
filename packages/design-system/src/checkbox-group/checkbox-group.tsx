import { useId, type ChangeEvent } from 'react';
import { Choice, Choices, type ChoiceOption } from '../field/choice.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { wireChoice, type ChoiceGroupProps } from '../field/wire-choice.ts';

/**
 * Props of {@link CheckboxGroup}; other props go to every checkbox (`onChange`, `onBlur`, `ref`). There is no
 * `required`, which in HTML would require each checkbox: say it in the hint, and validate it in the form.
 */
export type CheckboxGroupProps = Omit<ChoiceGroupProps<ChoiceOption>, 'required'> & {
  /** The values of the ticked boxes. A form sends the name once for each. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** All ticked values, in the order of the options. */
  onValueChange?: (values: string[]) => void;
  /** `row` while there is room. */
  direction?: 'column' | 'row';
};

/** Several choices from a few visible options. Renders a `<fieldset>` of native checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, mark, id, options, direction = 'column', ...rest } = props;
  const { value: values, defaultValue: atFirst = [], onValueChange, onChange, ...box } = rest;
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
            {...wireChoice({ id: groupId, values, atFirst }, option.value, index)}
            type="checkbox"
            option={option}
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

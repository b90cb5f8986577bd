import { useId } from 'react';
import { Choice, Choices, type ChoiceOption, type Direction } from '../field/choice.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { toChosen, wireChoice, type RadioGroupBase } from '../field/wire-choice.ts';

/** One choice of a {@link RadioGroup}. */
export type RadioOption = ChoiceOption;

/** Props of {@link RadioGroup}; other props go to every radio (`onChange`, `onBlur`, `ref`, `required`). */
export type RadioGroupProps = RadioGroupBase<RadioOption> & {
  /** `row` while there is room, `grid` for many short options, as half hours. */
  direction?: Direction;
};

/** A choice from a few visible options. Renders a `<fieldset>` of native radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, mark, id, options, direction = 'column', ...rest } = props;
  const { value, defaultValue, ...radio } = rest;
  const generated = useId();
  const groupId = id ?? generated;
  const chosen = toChosen(groupId, { value, defaultValue });
  return (
    <FieldGroup id={groupId} label={label} hint={hint} error={error} mark={mark}>
      <Choices direction={direction}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...radio}
            {...wireChoice(chosen, option.value, index)}
            type="radio"
            option={option}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

import {
  Checkbox,
  CheckboxGroup,
  DateField,
  MoneyInput,
  PhoneInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
  type CheckboxGroupProps,
  type CheckboxProps,
  type DateFieldProps,
  type MoneyInputProps,
  type PhoneInputProps,
  type RadioGroupProps,
  type SelectProps,
  type TextAreaProps,
  type TextInputProps,
} from '@tassis/design-system';
import { useState, type ChangeEvent } from 'react';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import type { FieldOf, FormPart } from './form-part.ts';
import { useField } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

/** Which field of which part; the rest is the control's own. Fields are required unless said otherwise. */
type Bound<Values extends object, Kind, Props> = {
  part: FormPart<Values>;
  name: FieldOf<Values, Kind>;
} & Omit<Props, 'part' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onValueChange'>;

type WithText = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

function useText<Values extends object>(
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

export function TextField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, TextInputProps>) {
  const typed = useTypedText<HTMLInputElement, Values>(part, name);
  return <TextInput required autoComplete="off" {...props} {...typed} />;
}

export function AreaField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, TextAreaProps>) {
  const typed = useTypedText<HTMLTextAreaElement, Values>(part, name);
  return <TextArea required {...props} {...typed} />;
}

export function PhoneField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, PhoneInputProps>) {
  return <PhoneInput required {...props} {...useText(part, name)} />;
}

/** A day; a missing one is told by its label. */
export function DayField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, DateFieldProps>) {
  const { label } = props;
  return <DateField required {...props} {...useText(part, name, { required: label })} />;
}

export function SelectField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, SelectProps>) {
  return <Select required {...props} {...useText(part, name)} />;
}

/** One of a few, all visible. `onChoose` also hears of it, after the field. */
export function ChoiceField<Values extends object>({
  part,
  name,
  onChoose,
  ...props
}: Bound<Values, string, RadioGroupProps> & { onChoose?: (value: string) => void }) {
  const { onChange, ...text } = useText(part, name);
  return (
    <RadioGroup
      direction="row"
      required
      {...props}
      {...text}
      onChange={(event) => {
        onChange(event);
        onChoose?.(event.target.value);
      }}
    />
  );
}

/** Any of a few. */
export function TicksField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, readonly string[], CheckboxGroupProps>) {
  const { value, control, change } = useField(part, name);
  const ticked: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <CheckboxGroup
      direction="row"
      {...props}
      {...control}
      value={ticked}
      onValueChange={(values) => change(values)}
    />
  );
}

/** One statement, true or not. */
export function TickField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, boolean, CheckboxProps>) {
  const { value, control, change } = useField(part, name);
  return (
    <Checkbox
      {...props}
      {...control}
      checked={value === true}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

/** A sign or a letter, of which the control keeps nothing. */
const NO_AMOUNT = /[^\d\s.,]/u;

/** An amount in DH; the value in centimes. */
export function AmountField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, number | null, MoneyInputProps>) {
  const { value, control, change } = useField(part, name);
  const { ignoredSigns } = useFormMessages().form;
  /** Whether a sign or a letter was left out since the field was entered: '1e5' would be 15 unsaid. */
  const [isIgnoring, setIsIgnoring] = useState(false);
  return (
    <MoneyInput
      required
      currency="DH"
      {...props}
      {...control}
      error={control.error ?? (isIgnoring ? ignoredSigns : undefined)}
      onFocus={() => setIsIgnoring(false)}
      onInput={({ currentTarget }) =>
        setIsIgnoring(isIgnoring || NO_AMOUNT.test(currentTarget.value))
      }
      value={typeof value === 'number' ? value : null}
      onValueChange={(centimes) => change(centimes)}
    />
  );
}

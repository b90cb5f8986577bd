import {
  TextArea,
  TextInput,
  type TextAreaProps,
  type TextInputProps,
} from '@tassis/design-system';
import type { Bound } from './bound.ts';
import { useTypedText } from './use-typed-text.ts';

export function TextField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, TextInputProps>) {
  const typed = useTypedText<HTMLInputElement, Values>(part, name);
  return <TextInput required autoComplete="off" {...props} {...typed} />;
}

export function TextAreaField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, TextAreaProps>) {
  const typed = useTypedText<HTMLTextAreaElement, Values>(part, name);
  return <TextArea required {...props} {...typed} />;
}

import type { RefObject } from 'react';
import { EditConflict, type Side } from './edit-conflict.tsx';
import type { Change } from './edit.ts';
import { findControls, getFieldLabel, toDisplayText } from './field-controls.ts';
import type { FieldValue } from './field-values.ts';
import { useTexts } from './messages/use-texts.ts';

/** The `conflict` of {@link useContractForm}. */
export type Conflict = {
  form: RefObject<HTMLFormElement | null>;
  changes: readonly Change<string>[];
  choose: (name: string, side: Side) => void;
};

/** {@link EditConflict} of a form whose values live in its controls: they give the labels and the texts of choices. */
export function FormConflict({ form, changes, choose }: Conflict) {
  const texts = useTexts();
  if (changes.length === 0) return null;
  const fields = changes.map(({ name, before, theirs, mine }) => {
    const controls = findControls(form.current, name);
    const show = (value: FieldValue) => {
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      return toDisplayText(controls, value);
    };
    return {
      name,
      label: getFieldLabel(controls) ?? name,
      before: show(before),
      theirs: show(theirs),
      mine: mine === undefined ? undefined : show(mine),
    };
  });
  return <EditConflict fields={fields} onChoose={choose} />;
}

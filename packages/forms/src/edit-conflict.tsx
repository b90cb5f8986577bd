import { Alert, Button, Stack } from '@tassis/design-system';
import { useEffect, useRef, type RefObject } from 'react';
import type { Change } from './edit.ts';
import { findControls, getFieldLabel, toDisplayText } from './field-controls.ts';
import type { FieldValue } from './field-values.ts';
import type { FormTexts } from './messages/fr.ts';
import { useTexts } from './messages/use-texts.ts';

/** The `conflict` of {@link useContractForm}. */
export type Conflict = {
  form: RefObject<HTMLFormElement | null>;
  changes: readonly Change<string>[];
  takeTheirs: (name: string) => void;
};

/**
 * Shows what somebody else changed since the form was loaded: changes already taken over, and changes that the person
 * must decide on.
 */
export function EditConflict({ form, changes, takeTheirs }: Conflict) {
  const all = useTexts();
  const { conflict: texts } = all;
  const box = useRef<HTMLDivElement>(null);
  const isThere = changes.length > 0;
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <Alert ref={box} tone="warning" title={texts.title}>
      <Stack gap="s">
        <p>{texts.text}</p>
        {changes.map((change) => {
          const { label, theirs, mine } = toTexts(form.current, change, all);
          if (mine === undefined) return <p key={change.name}>{texts.taken(label, theirs)}</p>;
          return (
            <div key={change.name}>
              <p>{texts.both(label, theirs, mine)}</p>
              <Button size="s" onClick={() => takeTheirs(change.name)}>
                {texts.take(theirs)}
              </Button>
            </div>
          );
        })}
      </Stack>
    </Alert>
  );
}

/** A change as texts: the field's label and, for choices, the labels of the options. */
function toTexts(
  form: HTMLFormElement | null,
  { name, theirs, mine }: Change<string>,
  texts: FormTexts,
) {
  const controls = findControls(form, name);
  const show = (value: FieldValue) => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return toDisplayText(controls, value) || '—';
  };
  return {
    label: getFieldLabel(controls) ?? name,
    theirs: show(theirs),
    mine: mine === undefined ? undefined : show(mine),
  };
}

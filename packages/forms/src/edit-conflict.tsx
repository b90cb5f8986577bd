import { Alert, Button, Stack } from '@tassis/design-system';
import { useEffect, useRef, type RefObject } from 'react';
import type { Change } from './edit.ts';
import { findControl, getControlLabel, toDisplayText } from './field-values.ts';
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
  const { conflict: texts } = useTexts();
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
          const { label, theirs, mine } = toTexts(form.current, change);
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

/** A change as texts: the control's label and, for a select, the labels of its options. */
function toTexts(form: HTMLFormElement | null, { name, theirs, mine }: Change<string>) {
  const control = findControl(form, name);
  const show = (value: string) => (control && toDisplayText(control, value)) || value || '—';
  return {
    label: control ? getControlLabel(control) : name,
    theirs: show(theirs),
    mine: mine === undefined ? undefined : show(mine),
  };
}

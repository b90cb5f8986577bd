import { Alert, RadioGroup, Stack } from '@tassis/design-system';
import { useEffect, useId, useRef } from 'react';
import styles from './edit-conflict.module.css';
import { useTexts } from './messages/use-texts.ts';

/** Which value a field takes: mine or theirs. */
export type Side = 'mine' | 'theirs';

/** A field that somebody else changed, as texts. `mine` is set when this form changed it too. */
export type ConflictField = {
  name: string;
  label: string;
  before: string;
  theirs: string;
  mine?: string | undefined;
};

/** Props of {@link EditConflict}. */
export type EditConflictProps = {
  fields: readonly ConflictField[];
  /** Who changed the record, if known. Default: a text that names nobody. */
  title?: string | undefined;
  /** The instruction. Default: to choose, then to save again. */
  text?: string | undefined;
  /** Puts one side's value into a field; until then it holds mine. */
  onChoose: (name: string, side: Side) => void;
};

/**
 * Shows the changes that somebody else made while a form was open, field by field: the earlier value, theirs and mine, with a
 * choice. An untouched field has already taken theirs. Takes the focus when it appears.
 */
export function EditConflict({ title, text, fields, onChoose }: EditConflictProps) {
  const { conflict: texts } = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tone="warning" title={title ?? texts.title}>
      <Stack gap="m" className={styles['fields']}>
        <p>{text ?? texts.text}</p>
        {fields.map(({ name, label, before, theirs, mine }) =>
          mine === undefined ? (
            <p key={name}>{texts.taken(label, before, theirs)}</p>
          ) : (
            <RadioGroup
              key={name}
              name={`${id}-${name}`}
              label={label}
              hint={texts.before(before)}
              direction="row"
              defaultValue="mine"
              options={[
                { value: 'mine', label: texts.mine, hint: texts.value(mine) },
                { value: 'theirs', label: texts.theirs, hint: texts.value(theirs) },
              ]}
              onChange={({ target }) =>
                onChoose(name, target.value === 'theirs' ? 'theirs' : 'mine')
              }
            />
          ),
        )}
      </Stack>
    </Alert>
  );
}

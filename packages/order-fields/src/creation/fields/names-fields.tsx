import { FormSection } from '@tassis/design-system';
import { PROPOSED_NAMES } from '@tassis/domain';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { AreaField, TextField } from '../../form/bound-fields.tsx';
import { NamesAdvice } from '../../form/names-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** Three names in the order in which they are wanted, and what the company will do. */
export function NamesFields({ form }: CreationProps) {
  const { naming } = form.members;
  const { naming: texts } = useCreationMessages();
  const names = useStore(naming.store, ({ values }) => values);
  return (
    <FormSection headingLevel={3} {...texts.names}>
      {PROPOSED_NAMES.map((name) => (
        <TextField
          key={name}
          part={naming}
          name={name}
          label={texts.labels[name]}
          hint={texts.hints[name]}
        />
      ))}
      <NamesAdvice names={names} />
      <AreaField
        part={naming}
        name="activity"
        label={texts.labels.activity}
        hint={texts.hints.activity}
        rows={4}
      />
    </FormSection>
  );
}

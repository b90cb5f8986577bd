import { FormSection } from '@tassis/design-system';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { TextAreaField } from '../../form/text-fields.tsx';
import { ProposedNamesFields } from '../../form/proposed-names-fields.tsx';
import type { CreationProps } from './creation-props.ts';

/** Three names in the order in which they are wanted, and what the company will do. */
export function NamesFields({ form }: CreationProps) {
  const { naming } = form.members;
  const { names: texts, labels, hints } = useCreationMessages().naming;
  return (
    <FormSection headingLevel={3} {...texts}>
      <ProposedNamesFields part={naming} labels={labels} hints={hints} />
      <TextAreaField
        part={naming}
        name="activity"
        label={labels.activity}
        hint={hints.activity}
        rows={4}
      />
    </FormSection>
  );
}

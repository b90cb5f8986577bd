import { FormSection } from '@tassis/design-system';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { ProposedNamesFields } from '../../form/proposed-names-fields.tsx';
import type { CreationProps } from './creation-props.ts';
import { NamingField } from './naming-field.tsx';

/** Three proposed names in the order of preference, and the activity of the company. */
export function NamesFields({ form }: CreationProps) {
  const { labels, naming } = useCreationMessages();
  return (
    <FormSection headingLevel={3} {...naming.names}>
      <ProposedNamesFields part={form.members.naming} labels={labels} hints={naming.hints} />
      <NamingField form={form} name="activity" />
    </FormSection>
  );
}

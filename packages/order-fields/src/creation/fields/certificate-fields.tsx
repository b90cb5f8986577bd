import { FormSection } from '@tassis/design-system';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import type { CreationProps } from './creation-props.ts';
import { NamingField } from './naming-field.tsx';

/** The certificate's file and the data on it. */
export function CertificateFields({ form }: CreationProps) {
  const { naming } = useCreationMessages();
  return (
    <FormSection headingLevel={3} {...naming.certificate}>
      <NamingField form={form} name="certificate" />
      <NamingField form={form} name="certificatNumber" />
      <NamingField form={form} name="ICE" />
      <NamingField form={form} name="companyName" />
    </FormSection>
  );
}

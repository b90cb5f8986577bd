import { FormSection } from '@tassis/design-system';
import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { ProposedNamesFields } from '../../form/proposed-names-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { CertificateForm } from '../form/certificate-form.ts';
import { useCertificateLabels } from '../form/use-certificate-labels.ts';
import { CertificateField } from './certificate-field.tsx';

/** All fields in the order of the page. The wire's `firstName` is the family name here, and `lastName` the given name. */
export function CertificateSections({ form }: { form: CertificateForm }) {
  const { personal, identification, company, names, activity, labels, hints } =
    useCertificateMessages();
  return (
    <>
      <FormSection headingLevel={3} {...personal} columns>
        <CertificateField form={form} name="firstName" autoComplete="family-name" />
        <CertificateField form={form} name="lastName" autoComplete="given-name" />
      </FormSection>
      <FormSection headingLevel={3} {...identification}>
        <CertificateField form={form} name="identificationType" />
      </FormSection>
      <FormSection headingLevel={3} {...company} columns>
        <CertificateField form={form} name="formJuridique" />
        <CertificateField form={form} name="ville" />
      </FormSection>
      <FormSection headingLevel={3} {...names}>
        <ProposedNamesFields part={form.members.request} labels={labels} hints={hints} />
      </FormSection>
      <FormSection headingLevel={3} {...activity}>
        <CertificateField form={form} name="activity" />
      </FormSection>
    </>
  );
}

/** Only the fields at `paths`, for the client's corrections. */
export function AskedCertificateFields({ form, paths }: AskedFieldsProps<CertificateForm>) {
  return (
    <AskedFields
      paths={paths}
      labels={useCertificateLabels()}
      renderField={(name) => <CertificateField form={form} name={name} />}
    />
  );
}

import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { DocumentNumberField } from '../../form/document-number-field.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { CertificateForm } from '../form/certificate-form.ts';
import { findNumberViolation } from '../form/number-rule.ts';
import { useCertificateLabels } from '../form/use-certificate-labels.ts';
import { CertificateField, type CertificateFieldProps } from './certificate-field.tsx';

/** Fields of a negative certificate without the others. */
export function AskedCertificateFields({ form, paths }: AskedFieldsProps<CertificateForm>) {
  const labels = useCertificateLabels();
  return (
    <AskedFields
      paths={paths}
      labels={labels}
      renderField={(path) => <AskedField form={form} name={path} />}
    />
  );
}

/** What stands among others on the page is asked alone too: the number of a document, one of the names. */
function AskedField({ form, name }: CertificateFieldProps) {
  const { request: part } = form.members;
  const { labels, hints } = useCertificateMessages();
  switch (name) {
    case 'cin':
    case 'passport':
    case 'carteSejour':
      return (
        <DocumentNumberField
          part={part}
          name={name}
          label={labels[name]}
          hint={hints[name]}
          findLive={(text, state) => findNumberViolation(name, text, state)}
        />
      );
    case 'firstAppelation':
    case 'secoundAppelation':
    case 'thirdAppelation':
      return <TextField part={part} name={name} label={labels[name]} hint={hints[name]} />;
    default:
      return <CertificateField form={form} name={name} />;
  }
}

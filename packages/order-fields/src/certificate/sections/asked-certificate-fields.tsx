import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { ComboboxField, SelectField } from '../../form/choice-fields.tsx';
import { DocumentNumberField } from '../../form/document-number-field.tsx';
import { IdentificationFields } from '../../form/identification-fields.tsx';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { CertificateForm } from '../form/certificate-form.ts';
import { findNumberViolation } from '../form/number-rule.ts';
import { useCertificateLabels } from '../form/use-certificate-labels.ts';
import type { SectionProps } from './section-props.ts';

/** Fields of a negative certificate without the others. */
export function AskedCertificateFields({ form, paths }: AskedFieldsProps<CertificateForm>) {
  const labels = useCertificateLabels();
  return (
    <AskedFields
      paths={paths}
      labels={labels}
      renderField={(path) => <CertificateField form={form} name={path} />}
    />
  );
}

function CertificateField({ form, name }: SectionProps & { name: string }) {
  const { request: part } = form.members;
  const { labels, hints, choose, cities } = useCertificateMessages();
  const locale = useLocale();
  switch (name) {
    case 'firstName':
    case 'lastName':
      return <TextField part={part} name={name} label={labels[name]} />;
    case 'identificationType':
      return (
        <IdentificationFields
          part={part}
          labels={labels}
          hints={hints}
          findLive={findNumberViolation}
        />
      );
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
    case 'formJuridique':
      return (
        <SelectField
          part={part}
          name={name}
          label={labels[name]}
          placeholder={choose[name]}
          options={COMPANY_FORMS.map((value) => ({
            value,
            label: getLabel(locale, `company_form.${value}`),
          }))}
        />
      );
    case 'ville':
      return (
        <ComboboxField
          part={part}
          name={name}
          label={labels[name]}
          placeholder={choose[name]}
          options={CITIES.map(({ ville }) => ({ value: ville, label: ville }))}
          texts={cities}
        />
      );
    case 'firstAppelation':
    case 'secoundAppelation':
    case 'thirdAppelation':
      return <TextField part={part} name={name} label={labels[name]} hint={hints[name]} />;
    case 'activity':
      return (
        <TextAreaField part={part} name={name} label={labels[name]} hint={hints[name]} rows={4} />
      );
    default:
      return null;
  }
}

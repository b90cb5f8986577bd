import { CITIES } from '@tassis/domain';
import { ComboboxField } from '../../form/choice-fields.tsx';
import { CompanyFormField } from '../../form/company-form-field.tsx';
import { IdentificationFields } from '../../form/identification-fields.tsx';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { CertificateForm } from '../form/certificate-form.ts';
import { findNumberViolation } from '../form/number-rule.ts';

const CITY_OPTIONS = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

type FieldProps = { form: CertificateForm; name: string; autoComplete?: string };

/** One field; the kind of document shows its number too, which is validated while it is typed. */
export function CertificateField({ form, name, autoComplete = 'off' }: FieldProps) {
  const { request: part } = form.members;
  const { labels, hints, choose, cities } = useCertificateMessages();
  switch (name) {
    case 'firstName':
    case 'lastName':
      return <TextField part={part} name={name} label={labels[name]} autoComplete={autoComplete} />;
    case 'firstAppelation':
    case 'secoundAppelation':
    case 'thirdAppelation':
      return <TextField part={part} name={name} label={labels[name]} hint={hints[name]} />;
    case 'identificationType':
    case 'cin':
    case 'passport':
    case 'carteSejour':
      return (
        <IdentificationFields
          part={part}
          name={name}
          labels={labels}
          hints={hints}
          findLive={findNumberViolation}
        />
      );
    case 'formJuridique':
      return (
        <CompanyFormField part={part} name={name} label={labels[name]} placeholder={choose[name]} />
      );
    case 'ville':
      return (
        <ComboboxField
          part={part}
          name={name}
          label={labels[name]}
          placeholder={choose[name]}
          options={CITY_OPTIONS}
          texts={cities}
        />
      );
    case 'activity':
      return (
        <TextAreaField part={part} name={name} label={labels[name]} hint={hints[name]} rows={4} />
      );
    default:
      return null;
  }
}

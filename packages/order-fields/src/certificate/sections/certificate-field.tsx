import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { ComboboxField, SelectField } from '../../form/choice-fields.tsx';
import { IdentificationFields } from '../../form/identification-fields.tsx';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { CertificateForm } from '../form/certificate-form.ts';
import { findNumberViolation } from '../form/number-rule.ts';

const CITY_OPTIONS = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

export type CertificateFieldProps = { form: CertificateForm; name: string; autoComplete?: string };

/** A field of the page; that of the kind of document shows its number too, which is validated while it is typed. */
export function CertificateField({ form, name, autoComplete = 'off' }: CertificateFieldProps) {
  const { request: part } = form.members;
  const { labels, hints, choose, cities } = useCertificateMessages();
  const locale = useLocale();
  switch (name) {
    case 'firstName':
    case 'lastName':
      return <TextField part={part} name={name} label={labels[name]} autoComplete={autoComplete} />;
    case 'identificationType':
      return (
        <IdentificationFields
          part={part}
          labels={labels}
          hints={hints}
          findLive={findNumberViolation}
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

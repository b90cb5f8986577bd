import { FormSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { ComboboxField, SelectField } from '../../form/choice-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './section-props.ts';

const CITY_OPTIONS = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

/** The company's legal form and its city. */
export function CompanySection({ form }: SectionProps) {
  const { request } = form.members;
  const { company: texts, labels, choose, cities } = useCertificateMessages();
  const locale = useLocale();
  return (
    <FormSection headingLevel={3} {...texts} columns>
      <SelectField
        part={request}
        name="formJuridique"
        label={labels.formJuridique}
        placeholder={choose.formJuridique}
        options={COMPANY_FORMS.map((value) => ({
          value,
          label: getLabel(locale, `company_form.${value}`),
        }))}
      />
      <ComboboxField
        part={request}
        name="ville"
        label={labels.ville}
        placeholder={choose.ville}
        options={CITY_OPTIONS}
        texts={cities}
      />
    </FormSection>
  );
}

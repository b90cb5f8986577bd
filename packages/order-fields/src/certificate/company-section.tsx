import { Combobox, FormSection, Select } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './fields.ts';

const CITY_OPTIONS = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

/** The company's legal form and its city. */
export function CompanySection({ fields }: SectionProps) {
  const texts = useCertificateMessages();
  const locale = useLocale();
  return (
    <FormSection headingLevel={3} {...texts.company} columns>
      <Select
        {...fields.control('formJuridique')}
        placeholder={texts.choose.formJuridique}
        options={COMPANY_FORMS.map((value) => ({
          value,
          label: getLabel(locale, `company_form.${value}`),
        }))}
      />
      <Combobox
        {...fields.control('ville')}
        placeholder={texts.choose.ville}
        options={CITY_OPTIONS}
        texts={texts.cities}
      />
    </FormSection>
  );
}

import { Combobox, FormSection, Select } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CITIES, COMPANY_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionProps } from './fields.ts';

const CITY_OPTIONS = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

/** The company's legal form and its city. */
export function CompanySection({ fields }: SectionProps) {
  const { form } = useMessages();
  const locale = useLocale();
  return (
    <FormSection headingLevel={3} {...form.company} columns>
      <Select
        {...fields.control('formJuridique')}
        placeholder={form.choose.formJuridique}
        options={COMPANY_FORMS.map((value) => ({
          value,
          label: getLabel(locale, `company_form.${value}`),
        }))}
      />
      <Combobox
        {...fields.control('ville')}
        placeholder={form.choose.ville}
        options={CITY_OPTIONS}
        texts={form.cities}
      />
    </FormSection>
  );
}

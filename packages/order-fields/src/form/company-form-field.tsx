import { useLocale } from '@tassis/design-system/host';
import { COMPANY_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import type { ComponentProps } from 'react';
import { SelectField } from './choice-fields.tsx';

/** The legal form of a company. */
export function CompanyFormField<Values extends object>(
  props: Omit<ComponentProps<typeof SelectField<Values>>, 'options'>,
) {
  const locale = useLocale();
  const options = COMPANY_FORMS.map((value) => ({
    value,
    label: getLabel(locale, `company_form.${value}`),
  }));
  return <SelectField {...props} options={options} />;
}

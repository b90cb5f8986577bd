import type { DescriptionListProps } from '@tassis/design-system';
import { DOMICILIATION_ADDRESS } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { companyFields, toCompanyFacts } from '@tassis/messages/company-fields';
import type { SeatValues } from '../form/creation-form.ts';
import { dirhams } from './associate-facts.ts';

/** The summary of the address, the legal form and the capital. */
export function toSeatFacts(values: SeatValues, locale: Locale): DescriptionListProps['items'] {
  const { address, capital } = companyFields[locale];
  const isDomiciled = values.addressType === 'domiciliation';
  return [
    { term: address, value: isDomiciled ? DOMICILIATION_ADDRESS : values.address },
    ...toCompanyFacts(locale, values),
    { term: capital, value: dirhams(locale, values.capital ?? 0) },
  ];
}

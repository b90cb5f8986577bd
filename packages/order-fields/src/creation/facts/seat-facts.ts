import type { DescriptionListProps } from '@tassis/design-system';
import { DOMICILIATION_ADDRESS } from '@tassis/domain';
import { getLabel, type Locale } from '@tassis/messages';
import type { CreationMessages } from '../../messages/creation/fr.ts';
import type { SeatValues } from '../form/creation-form.ts';
import { dirhams } from './associate-facts.ts';

type Words = { creation: CreationMessages; locale: Locale };

/** What is told of the seat, the form and the capital. */
export function toSeatFacts(
  values: SeatValues,
  { creation, locale }: Words,
): DescriptionListProps['items'] {
  const { labels } = creation.seat;
  const isDomiciled = values.addressType === 'domiciliation';
  return [
    { term: labels.address, value: isDomiciled ? DOMICILIATION_ADDRESS : values.address },
    { term: labels.legalStatus, value: getLabel(locale, `company_form.${values.legalStatus}`) },
    ...(values.acronym === '' ? [] : [{ term: creation.recap.acronym, value: values.acronym }]),
    { term: labels.capital, value: dirhams(locale, values.capital ?? 0) },
  ];
}

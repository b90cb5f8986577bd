import type { DescriptionListProps } from '@tassis/design-system';
import { DEFAULT_NATIONALITY, getIdentificationField } from '@tassis/domain';
import { formatDate, getLabel, type Locale } from '@tassis/messages';
import { nationalityName } from '@tassis/messages/nationalities';
import type { PeopleMessages } from '../messages/people/fr.ts';
import type { PersonValues } from './person-values.ts';

type Words = { locale: Locale; people: PeopleMessages };

/** The document and its number: 'CIN AB123456'; '' without a number. */
export function formatDocument(values: PersonValues, { documents }: PeopleMessages): string {
  const { identificationType } = values;
  const number = values[getIdentificationField(identificationType)].trim();
  return number === '' ? '' : `${documents[identificationType]} ${number}`;
}

/** The summary of a complete person. */
export function toPersonFacts(
  values: PersonValues,
  { locale, people }: Words,
): DescriptionListProps['items'] {
  const { labels, documents } = people;
  const { identificationType, nationality, birthDate, sex } = values;
  const number = getIdentificationField(identificationType);
  return [
    ...(sex === '' ? [] : [{ term: labels.sex, value: getLabel(locale, `gender.${sex}`) }]),
    {
      term: people.born,
      value: people.bornAt(birthDate && formatDate(locale, birthDate), values.placeOfBirth),
    },
    ...(nationality === DEFAULT_NATIONALITY || nationality === ''
      ? []
      : [{ term: labels.nationality, value: nationalityName(locale, nationality) }]),
    { term: documents[identificationType], value: values[number] },
    // No-break spaces keep the phone number on one line.
    { term: people.contact, value: `${values.email}, ${values.phone.replaceAll(' ', '\u00A0')}` },
    { term: labels.address, value: `${values.address}, ${values.city}` },
  ];
}

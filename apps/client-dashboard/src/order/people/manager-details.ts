import type { OrderManager } from '@tassis/contracts';
import { NATIONALITIES } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import { nationalityName } from '@tassis/messages/nationalities';
import { identityText } from '../facts/identity-text.ts';
import type { Words } from '../facts/use-words.ts';

/** The details of a person, line by line: document, birth and address. Contact data are shown separately. */
export function toManagerDetails(manager: Omit<OrderManager, 'id'>, words: Words): string[] {
  const { texts, locale } = words;
  const { birthDate, placeOfBirth, address, city } = manager;
  const known = NATIONALITIES.find((each) => each === manager.nationality);
  const nationality = known ? nationalityName(locale, known) : manager.nationality;
  return [
    identityText(manager, words),
    birthDate === null ? '' : texts.born(formatDate(locale, birthDate), placeOfBirth),
    texts.nationality(nationality),
    `${address}, ${city}`,
  ].filter((line) => line !== '');
}

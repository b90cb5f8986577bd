import type { OrderManager } from '@tassis/contracts';
import { getIdentificationField, type IdentificationType } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import type { Words } from './use-words.ts';

type Identified = Pick<OrderManager, 'identificationType' | 'cin' | 'passport' | 'carteSejour'>;

/** A person's document and its number: 'CIN AB123456'; '' without one. */
export function identityText(person: Identified, words: Words): string {
  const { identificationType: type } = person;
  if (type === null) return '';
  return documentText(type, person[getIdentificationField(type)] ?? '', words);
}

export function documentText(
  type: IdentificationType,
  number: string,
  { texts, locale }: Words,
): string {
  const name =
    type === 'carteSejour'
      ? texts.registrationCard
      : getLabel(locale, `identification_type.${type}`);
  return `${name} ${number}`;
}

import { orderFields as en } from './en/order-fields.ts';
import { orderFields as fr } from './fr/order-fields.ts';
import type { OrderFieldNames } from './fr/order-fields.ts';
import type { Locale } from './locale.ts';

/** A package entry of its own: only mails and the staff's page of an order use these names. */
const NAMES: Readonly<Record<Locale, OrderFieldNames>> = { fr, en };

/**
 * Returns the name of an ordered service's field by its path: 'services.0.data.associates.1.cin' is 'Associé 2, CIN'.
 */
export function getOrderFieldName(locale: Locale, path: string): string {
  const { form, person, people, data } = NAMES[locale];
  const [field = '', place, ofPerson] = path.replace(/^services\.\d+\.data\./u, '').split('.');
  const name = nameIn(form, field) ?? data;
  const kind = nameIn(people, field);
  if (kind === undefined || place === undefined) return name;
  const one = `${kind} ${Number(place) + 1}`;
  const detail = nameIn(person, ofPerson);
  return detail === undefined ? one : `${one}, ${detail}`;
}

/** Returns the name of a field of a service's form: 'capital' is 'Capital'. */
export function getFormFieldName(locale: Locale, field: string): string {
  return nameIn(NAMES[locale].form, field) ?? field;
}

/** Returns the name of a person's field, or an associated company's: 'birthDate' is 'Date de naissance'. */
export function getPersonFieldName(locale: Locale, field: string): string {
  return nameIn(NAMES[locale].person, field) ?? field;
}

function nameIn(names: Readonly<Record<string, string>>, field?: string): string | undefined {
  return field !== undefined && Object.hasOwn(names, field) ? names[field] : undefined;
}

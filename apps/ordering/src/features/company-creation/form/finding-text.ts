import { translate, type Locale } from '@tassis/messages';
import type { CreationMessages } from '../../../messages/company-creation/fr.ts';
import { fill } from '../../../messages/fill.ts';
import type { PeopleMessages } from '../../../messages/people/fr.ts';
import type { PathViolation } from '../../../order/form/order-form.ts';

export type FindingWords = { locale: Locale; creation: CreationMessages; people: PeopleMessages };

/** What the summary says of a finding. */
export function findingText({ path, violation }: PathViolation, words: FindingWords): string {
  const { creation, locale } = words;
  const message = translate(locale, violation.code, violation.params);
  const [head = '', index, field] = path.split('.');
  if (index === undefined) {
    const label = labelOfField(head, words);
    // What is wrong with a list says so itself.
    return label === undefined ? message : fill(creation.errors.item, { field: label });
  }
  const owner = ownerOf(head, Number(index), creation);
  const name = field === undefined ? undefined : labelOfPerson(field, words);
  return name === undefined
    ? fill(creation.errors.ofItem, { owner, message })
    : fill(creation.errors.at, { owner, field: name, message });
}

/** What the form calls a path of the wire: 'Associé 2, Prénom'. */
export function labelOfPath(path: string, words: FindingWords): string | undefined {
  const [head = '', index, field] = path.split('.');
  if (index === undefined) return labelOfField(head, words);
  const owner = ownerOf(head, Number(index), words.creation);
  const name = field === undefined ? undefined : labelOfPerson(field, words);
  return name === undefined ? owner : `${owner}, ${name}`;
}

function labelOfField(name: string, { creation }: FindingWords): string | undefined {
  if (name === 'haveCertificate') return creation.naming.labels.certificate;
  if (name === 'negativeCertificateAssociate') return undefined;
  return nameIn(creation.naming.labels, name) ?? nameIn(creation.seat.labels, name);
}

function labelOfPerson(name: string, { creation, people }: FindingWords): string | undefined {
  return nameIn(creation.associates.labels, name) ?? nameIn(people.labels, name);
}

function ownerOf(list: string, index: number, { associates, managers }: CreationMessages): string {
  const title = list === 'associates' ? associates.title : managers.title;
  return fill(title, { number: index + 1 });
}

function nameIn(labels: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

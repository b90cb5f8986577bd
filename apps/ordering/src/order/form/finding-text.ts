import { translate, type Locale } from '@tassis/messages';
import { fill } from '../../messages/fill.ts';
import type { OrderMessages } from '../../messages/order/fr.ts';
import type { PathViolation } from './order-form.ts';

/** What a form calls its fields. */
export type FieldNames = {
  /** A field of the form itself; undefined where what is wrong with it says so itself. */
  ofField: (name: string) => string | undefined;
  /** An item of a list: 'Associé 2'. Number from 1. */
  ofItem: (list: string, number: number) => string;
  /** A field of an item. */
  ofItemField: (name: string) => string | undefined;
};

type Words = { locale: Locale; findings: OrderMessages['findings']; names: FieldNames };

/** What the summary says of a finding. */
export function findingText({ path, violation }: PathViolation, words: Words): string {
  const { locale, findings, names } = words;
  const message = translate(locale, violation.code, violation.params);
  const { head, index, field } = partsOf(path);
  if (index === undefined) {
    const label = names.ofField(head);
    return label === undefined ? message : fill(findings.item, { field: label });
  }
  const owner = names.ofItem(head, index + 1);
  const label = field === undefined ? undefined : names.ofItemField(field);
  return label === undefined
    ? fill(findings.ofItem, { owner, message })
    : fill(findings.at, { owner, field: label, message });
}

/** What the form calls a path of the wire: 'Associé 2, Prénom'. */
export function labelOfPath(path: string, names: FieldNames): string | undefined {
  const { head, index, field } = partsOf(path);
  if (index === undefined) return names.ofField(head);
  const owner = names.ofItem(head, index + 1);
  const label = field === undefined ? undefined : names.ofItemField(field);
  return label === undefined ? owner : `${owner}, ${label}`;
}

/** The label of this name among others. */
export function labelIn(
  labels: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

function partsOf(path: string) {
  const [head = '', index, field] = path.split('.');
  return { head, index: index === undefined ? undefined : Number(index), field };
}

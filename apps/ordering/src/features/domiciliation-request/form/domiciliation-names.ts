import type { DomiciliationMessages } from '../../../messages/domiciliation/fr.ts';
import { fill } from '../../../messages/fill.ts';
import type { PeopleMessages } from '../../../messages/people/fr.ts';
import { labelIn, type FieldNames } from '../../../order/form/finding-text.ts';

/** What the form of a domiciliation calls its fields. */
export function domiciliationNames(
  { labels, managers }: DomiciliationMessages,
  people: PeopleMessages,
): FieldNames {
  return {
    ofField: (name) => labelIn(labels, name),
    ofItem: (_list, number) => fill(managers.title, { number }),
    ofItemField: (name) => labelIn(people.labels, name),
  };
}

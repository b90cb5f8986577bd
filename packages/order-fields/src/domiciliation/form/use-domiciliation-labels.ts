import { findLabel, type FieldLabels } from '../../form/finding-text.ts';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';

/** What the form of a domiciliation calls its fields. */
export function useDomiciliationLabels(): FieldLabels {
  const { labels, managers } = useDomiciliationMessages();
  const people = usePeopleMessages();
  return {
    ofField: (name) => findLabel(labels, name),
    ofItem: (_list, number) => fill(managers.title, { number }),
    ofItemField: (name) => findLabel(people.labels, name),
  };
}

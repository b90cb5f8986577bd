import type { CreationMessages } from '../../../messages/company-creation/fr.ts';
import { fill } from '../../../messages/fill.ts';
import type { PeopleMessages } from '../../../messages/people/fr.ts';
import { labelIn, type FieldNames } from '../../../order/form/finding-text.ts';

type Words = { creation: CreationMessages; people: PeopleMessages };

/** What the form of a company creation calls its fields. */
export function creationNames({ creation, people }: Words): FieldNames {
  const { naming, seat, associates, managers } = creation;
  return {
    questions: { haveCertificate: naming.unanswered },
    ofField: (name) => {
      if (name === 'haveCertificate') return naming.labels.certificate;
      if (name === 'negativeCertificateAssociate') return undefined;
      return labelIn(naming.labels, name) ?? labelIn(seat.labels, name);
    },
    ofItem: (list, number) =>
      fill(list === 'associates' ? associates.title : managers.title, { number }),
    ofItemField: (name) => labelIn(associates.labels, name) ?? labelIn(people.labels, name),
  };
}

import { findLabel, type FieldLabels } from '../../form/finding-text.ts';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';

/** What the form of a company creation calls its fields. */
export function useCreationLabels(): FieldLabels {
  const { labels, naming, seat, associates, managers, yes, no } = useCreationMessages();
  const people = usePeopleMessages();
  return {
    questions: { haveCertificate: naming.unanswered },
    ofField: (name) => {
      if (name === 'haveCertificate') return labels.certificate;
      if (name === 'negativeCertificateAssociate') return undefined;
      return findLabel(labels, name);
    },
    ofItem: (list, number) =>
      fill(list === 'associates' ? associates.title : managers.title, { number }),
    ofItemField: (name) => findLabel(associates.labels, name) ?? findLabel(people.labels, name),
    ofValue: (path, value) => {
      if (path === 'haveCertificate') return value === 'yes' ? yes : no;
      if (path === 'addressType') return findLabel(seat.types, String(value));
      const isHolder = path === 'negativeCertificateAssociate' && value !== '';
      return isHolder ? fill(associates.title, { number: Number(value) + 1 }) : undefined;
    },
  };
}

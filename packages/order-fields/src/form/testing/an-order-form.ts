import { FormFile } from '../form-file.ts';
import { FormList } from '../form-list.ts';
import { FormPart } from '../form-part.ts';
import { OrderForm, type PathViolation } from '../order-form.ts';

type Person = { name: string; kind: string; money: number | null };
const blankPerson: Person = { name: '', kind: 'one', money: null };

/** A small form of every kind of member: a part, a file, a list of people whose names are required. */
export function anOrderForm() {
  return new OrderForm({
    validateAfter: 200,
    members: (onChange) => ({
      company: new FormPart(
        { id: 'company', blank: { title: '', isOpen: false, package: '' } },
        onChange,
      ),
      pdf: new FormFile('pdf', onChange),
      people: new FormList(
        { id: 'person', blank: blankPerson, choices: { kind: ['one', 'two'] } },
        onChange,
      ),
    }),
    rule: ({ company, pdf, people }): PathViolation[] => [
      ...missing('title', company.values.title),
      ...missing('pdf', pdf.file?.content ?? ''),
      ...missing('people', people.items.length > 0 ? 'some' : ''),
      ...people.items.flatMap(({ part }, index) =>
        missing(`people.${index}.name`, part.values.name),
      ),
    ],
  });
}

function missing(path: string, text: string): PathViolation[] {
  return text === '' ? [{ path, violation: { code: 'required' } }] : [];
}

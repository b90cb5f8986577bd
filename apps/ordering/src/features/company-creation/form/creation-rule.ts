import { CompanyCreationForm, violationsOf } from '@tassis/contracts';
import { creationDays, moroccanDay } from '@tassis/domain';
import type { PathViolation } from '../../../order/form/order-form.ts';
import { PERSON_ORDER } from '../../../order/people/person-values.ts';
import { ASSOCIATE_ORDER } from './associate-values.ts';
import type { CreationMembers } from './creation-form.ts';
import { creationWireOf } from './creation-wire.ts';

/** What is asked on the way, by step, in the order of the page. */
const ASKED: readonly (readonly string[])[] = [
  [
    'haveCertificate',
    'certificate',
    'certificatNumber',
    'ICE',
    'companyName',
    'firstAppelation',
    'secoundAppelation',
    'thirdAppelation',
    'activity',
  ],
  ['addressType', 'address', 'legalStatus', 'acronym', 'capital'],
  ['associates', 'negativeCertificateAssociate'],
  ['externalManagers'],
];

const PAGE_ORDER: readonly string[] = ASKED.flat();

/** The step (from 1) on which a path of the wire is asked for; the first for what is asked nowhere. */
export function stepOf(path: string): number {
  const [head = ''] = path.split('.');
  return (
    Math.max(
      ASKED.findIndex((fields) => fields.includes(head)),
      0,
    ) + 1
  );
}

/** Everything that is wrong with the form, down its pages, by the very schema with which the API reads it. */
export function creationFindings(form: CreationMembers): PathViolation[] {
  const wire = creationWireOf(form);
  const parsed = CompanyCreationForm.safeParse(wire);
  const found = parsed.success ? [] : violationsOf(parsed.error.issues);
  const days = creationDays(daysOf(form), moroccanDay(new Date())).map(({ field, violation }) => ({
    path: field,
    violation,
  }));
  return [...found, ...days].toSorted((a, b) => compare(placeOf(a.path), placeOf(b.path)));
}

function daysOf({ associates, externalManagers }: CreationMembers) {
  return {
    associates: associates.items.map(({ part: { values } }) =>
      values.associateType === 'physical'
        ? ({ associateType: 'physical', birthDate: values.birthDate } as const)
        : ({ associateType: 'moral' } as const),
    ),
    externalManagers: externalManagers.items.map(({ part }) => part.values),
  };
}

/** Where a path stands on the pages: its field, the place in the list, the field of the item. */
function placeOf(path: string): readonly number[] {
  const [head = '', index = '-1', field = ''] = path.split('.');
  const order = head === 'associates' ? ASSOCIATE_ORDER : PERSON_ORDER;
  return [PAGE_ORDER.indexOf(head), Number(index), order.indexOf(field)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs === -1 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

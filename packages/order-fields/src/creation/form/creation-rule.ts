import { CompanyCreationForm } from '@tassis/contracts';
import { creationDays, moroccanDay } from '@tassis/domain';
import { getFindings } from '../../form/findings.ts';
import type { PathViolation } from '../../form/order-form.ts';
import { PERSON_ORDER } from '../../people/person-values.ts';
import { ASSOCIATE_ORDER, manages } from './associate-values.ts';
import type { CreationMembers } from './creation-form.ts';
import { toCreationWire } from './creation-wire.ts';

/** What is asked of the name, of the seat, of the associates, of the managers, in the order of the page. */
export const CREATION_SECTIONS: readonly (readonly string[])[] = [
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

const PAGE_ORDER = {
  fields: CREATION_SECTIONS.flat(),
  items: { associates: ASSOCIATE_ORDER, externalManagers: PERSON_ORDER },
  below: ['creation_shares_not_capital'],
} as const;

/** Everything that is wrong with the form, down its pages, by the very schema with which the API reads it. */
export function getCreationFindings(form: CreationMembers): PathViolation[] {
  return getFindings(toCreationWire(form), {
    schema: CompanyCreationForm,
    days: creationDays(toDays(form), moroccanDay(new Date())),
    order: PAGE_ORDER,
  });
}

function toDays({ associates, externalManagers }: CreationMembers) {
  return {
    associates: associates.items.map(({ part: { values } }) =>
      values.associateType === 'physical'
        ? ({
            associateType: 'physical',
            birthDate: values.birthDate,
            isManager: manages(values),
          } as const)
        : ({ associateType: 'moral' } as const),
    ),
    externalManagers: externalManagers.items.map(({ part }) => part.values),
  };
}

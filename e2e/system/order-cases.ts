import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  seeded,
} from '@tassis/testing/builders';
import type { CreationData } from '../pages/company-creation-entries.ts';

/** What an order may be, by the factors of the table. */
const factors = {
  /** By what it includes: both, the creation alone, or the creation as its option. */
  package: ['COMBO12', 'CC_ESSENTIEL', 'DOM12'],
  who: ['visitor', 'client'],
  certificate: ['yes', 'no'],
  people: [1, 3, 50],
  kind: ['physical', 'moral'],
  nationality: ['Moroccan', 'French'],
} as const;

export type OrderCase = ReturnType<typeof everyOrder>[number];

/** Every order that can be made. */
export function everyOrder() {
  const rows = [{ flow: 'company-creation' as const }];
  return rows
    .flatMap((row) => factors.package.map((value) => ({ ...row, package: value })))
    .flatMap((row) => factors.who.map((value) => ({ ...row, who: value })))
    .flatMap((row) => factors.certificate.map((value) => ({ ...row, certificate: value })))
    .flatMap((row) => factors.people.map((value) => ({ ...row, people: value })))
    .flatMap((row) => factors.kind.map((value) => ({ ...row, kind: value })))
    .flatMap((row) => factors.nationality.map((value) => ({ ...row, nationality: value })));
}

const DEFAULT_ADDRESS = 'Meknes, Mabroka';

/** A company creation of this case: everybody brings 10 000 DH, in money, in kind or both in turn. */
export function creationOf(order: OrderCase): CreationData {
  const random = seeded(order.people);
  const isDomiciled = order.package !== 'CC_ESSENTIEL';
  const document =
    order.nationality === 'Moroccan'
      ? {}
      : ({
          nationality: 'French',
          identificationType: 'Passport',
          cin: null,
          passport: `P${random.digits(7)}`,
        } as const);
  const associates = Array.from({ length: order.people }, (_, index) => {
    const contribution = contributions[index % contributions.length];
    return order.kind === 'moral'
      ? aMoralAssociate(contribution, random)
      : aPhysicalAssociate({ ...document, ...contribution, isManager: index % 2 === 0 }, random);
  });
  return companyCreationData(
    {
      ...(order.certificate === 'yes' ? certificateData(random) : {}),
      ...(order.certificate === 'no' && { negativeCertificateAssociate: order.people - 1 }),
      addressType: isDomiciled ? 'domiciliation' : 'address',
      address: isDomiciled ? DEFAULT_ADDRESS : '12, boulevard Hassan II',
      capital: order.people * 10_000,
      associates,
      externalManagers: order.kind === 'moral' ? [aManager(document, random)] : [],
    },
    random,
  );
}

const contributions = [
  { contributionTypes: ['Numerical'], numerical_amount: 10_000 },
  {
    contributionTypes: ['nonNumerical'],
    numerical_amount: null,
    description: 'Un véhicule de livraison',
    contribution_valorisation: 10_000,
  },
  {
    contributionTypes: ['Numerical', 'nonNumerical'],
    numerical_amount: 7500.5,
    description: 'Du matériel de bureau',
    contribution_valorisation: 2499.5,
  },
] satisfies Parameters<typeof aPhysicalAssociate>[0][];

/** What its order then shows of it; of the certificate that there is one. */
export function storedCreation(data: CreationData): Record<string, unknown> {
  const { certificate: _, associates, externalManagers = [], ...rest } = data;
  return {
    ...rest,
    associates: associates.map(({ ...associate }) => {
      if ('manager' in associate) delete associate.manager;
      return associate;
    }),
    externalManagers: externalManagers.map(
      ({ type: _type, shares: _shares, managerIndex: _index, ...person }) => person,
    ),
  };
}

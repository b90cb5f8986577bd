import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
  seeded,
  type Random,
} from '@tassis/testing/builders';
import type { CreationData } from '../pages/company-creation-entries.ts';
import type { DomiciliationData } from '../pages/domiciliation-page.ts';

/** The factors of an order. */
export type OrderCase = {
  flow: 'company-creation' | 'domiciliation';
  /** The package by its contents: both services, the creation alone, or a domiciliation with the creation as an option. */
  package: 'COMBO12' | 'CC_ESSENTIEL' | 'DOM12';
  who: 'visitor' | 'client';
  certificate: 'yes' | 'no';
  /** The number of associates; for a domiciliation, of managers. */
  people: 1 | 3 | 50;
  /** Whether the associates are people or companies; for a domiciliation, what its certificate registers. */
  kind: 'physical' | 'moral';
  nationality: 'Moroccan' | 'French';
};

const packages = ['COMBO12', 'CC_ESSENTIEL', 'DOM12'] as const;
const senders = ['visitor', 'client'] as const;
const answers = ['yes', 'no'] as const;
const counts = [1, 3, 50] as const;
const kinds = ['physical', 'moral'] as const;
const nationalities = ['Moroccan', 'French'] as const;

/** All possible orders: a domiciliation needs its certificate, and so does a package without a creation. */
export function everyOrder(): OrderCase[] {
  const creations = packages.flatMap((code) =>
    answers.map((certificate) => ({
      flow: 'company-creation' as const,
      package: code,
      certificate,
    })),
  );
  return [
    ...creations,
    { flow: 'domiciliation' as const, package: 'DOM12' as const, certificate: 'yes' as const },
  ]
    .flatMap((row) => senders.map((who) => ({ ...row, who })))
    .flatMap((row) => counts.map((people) => ({ ...row, people })))
    .flatMap((row) => kinds.map((kind) => ({ ...row, kind })))
    .flatMap((row) => nationalities.map((nationality) => ({ ...row, nationality })));
}

const DEFAULT_ADDRESS = 'Meknes, Mabroka';

/** The input of a company creation: each associate contributes 10 000 DH, in money, in kind or both in turn. */
export function toCreation(order: OrderCase): CreationData {
  const random = seeded(order.people);
  const isDomiciled = order.package !== 'CC_ESSENTIEL';
  const document = toDocument(order, random);
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

/** The input of a domiciliation with a start far in the future. */
export function toDomiciliation(order: OrderCase): DomiciliationData {
  const random = seeded(order.people);
  const document = toDocument(order, random);
  const isMoroccan = order.nationality === 'Moroccan';
  return domiciliationData(
    {
      ...(isMoroccan ? {} : { identificationType: 'Passport', identifierValue: 'P1234567' }),
      formJuridique: order.kind === 'moral' ? 'dénomination_Commerciale' : 'enseigne_commerciale',
      managers: Array.from({ length: order.people }, () => aManager(document, random)),
    },
    random,
  );
}

/** The fields that depend on the nationality; none for Moroccans, who have a CIN. */
function toDocument({ nationality }: OrderCase, random: Random) {
  if (nationality === 'Moroccan') return {};
  const passport = `P${random.digits(7)}`;
  return { nationality, identificationType: 'Passport', cin: null, passport } as const;
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

/** The facts that the order of a creation then shows; of the certificate only that there is one. */
export function storedCreation(data: CreationData): Record<string, unknown> {
  const { certificate: _, associates, externalManagers = [], ...rest } = data;
  return {
    ...rest,
    associates: associates.map(({ ...associate }) => {
      if ('manager' in associate) delete associate.manager;
      return associate;
    }),
    externalManagers: externalManagers.map(storedManager),
  };
}

/** The facts that the order of a domiciliation shows. */
export function storedDomiciliation(data: DomiciliationData): Record<string, unknown> {
  const { negativeCertificate: _, managers, ...rest } = data;
  return { ...rest, managers: managers.map(storedManager) };
}

function storedManager(manager: ReturnType<typeof aManager>) {
  const { type: _type, shares: _shares, managerIndex: _index, ...person } = manager;
  return person;
}

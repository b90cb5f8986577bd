import type {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
} from '@tassis/testing/builders';
import type { Entry } from './put-values.ts';

/** A company creation as its form sends it. */
export type CreationData = ReturnType<typeof companyCreationData>;
type Associate = ReturnType<typeof aPhysicalAssociate> | ReturnType<typeof aMoralAssociate>;
type Person = Omit<ReturnType<typeof aManager>, 'type' | 'shares' | 'managerIndex'>;

/** The input for an empty wizard, step by step. */
export function creationEntries(data: CreationData, isDomiciled: boolean): Entry[][] {
  return [
    namingEntries(data),
    seatEntries(data, isDomiciled),
    associatesEntries(data),
    managersEntries(data),
  ];
}

/** The certificate is a file and is chosen separately. */
function namingEntries(data: CreationData): Entry[] {
  const fields = data.haveCertificate
    ? (['certificatNumber', 'ICE', 'companyName'] as const)
    : (['firstAppelation', 'secoundAppelation', 'thirdAppelation', 'activity'] as const);
  return [
    ['creation-haveCertificate', data.haveCertificate ? 'yes' : 'no'],
    ...fields.map((field): Entry => [`creation-${field}`, data[field] ?? '']),
  ];
}

function seatEntries(
  { addressType, address, legalStatus, capital }: CreationData,
  isDomiciled: boolean,
): Entry[] {
  const place: Entry[] = isDomiciled ? [] : [['siege-addressType', addressType]];
  if (addressType === 'address') place.push(['siege-address', address ?? '']);
  return [
    ...place,
    ['siege-legalStatus', legalStatus ?? 'SARL'],
    ['siege-capital', String(capital)],
  ];
}

function associatesEntries({
  associates,
  negativeCertificateAssociate: holder,
}: CreationData): Entry[] {
  const asked: Entry[] =
    typeof holder === 'number' && associates.length > 1
      ? [['titulaire-negativeCertificateAssociate', String(holder)]]
      : [];
  return [
    ['associe', String(associates.length)],
    ...associates.flatMap((each, index) => associateEntries(each, `associe-${index + 1}`)),
    ...asked,
  ];
}

function managersEntries({ externalManagers = [] }: CreationData): Entry[] {
  return [
    ['gerant', String(externalManagers.length)],
    ...externalManagers.flatMap((each, index) => personEntries(each, `gerant-${index + 1}`)),
  ];
}

function associateEntries(associate: Associate, id: string): Entry[] {
  return [
    [`${id}-associateType`, associate.associateType],
    ...(associate.associateType === 'moral'
      ? companyEntries(associate, id)
      : [
          ...personEntries(associate, id),
          [`${id}-isManager`, associate.isManager !== false] as const,
        ]),
    ...contributionEntries(associate, id),
  ];
}

function companyEntries(company: ReturnType<typeof aMoralAssociate>, id: string): Entry[] {
  const fields = [
    'companyName',
    'acronym',
    'legalStatus',
    'commercialRegisterNumber',
    'address',
    'city',
  ] as const;
  return [
    [`${id}-capital`, String(company.capital)],
    ...fields.map((field): Entry => [`${id}-${field}`, company[field]]),
  ];
}

/** The input for a person in any form: an associate, a manager. */
export function personEntries(person: Person, id: string): Entry[] {
  const nationality = person.nationality ?? 'Moroccan';
  const isMoroccan = nationality === 'Moroccan';
  const fields = [
    'firstName',
    'lastName',
    'birthDate',
    'placeOfBirth',
    'address',
    'city',
    'email',
    'phone',
  ] as const;
  return [
    [`${id}-sex`, person.sex],
    ...fields.map((name): Entry => [`${id}-${name}`, person[name]]),
    [`${id}-isMoroccan`, isMoroccan ? 'yes' : 'no'],
    ...(isMoroccan ? [] : [[`${id}-nationality`, nationality] as const]),
    ...documentEntries(person, id),
  ];
}

function documentEntries({ identificationType, ...person }: Person, id: string): Entry[] {
  const type = identificationType ?? 'CIN';
  const field = { CIN: 'cin', Passport: 'passport', carteSejour: 'carteSejour' } as const;
  return [
    [`${id}-identificationType`, type],
    [`${id}-${field[type]}`, person[field[type]] ?? ''],
  ];
}

function contributionEntries(associate: Associate, id: string): Entry[] {
  const {
    contributionTypes,
    numerical_amount: money,
    contribution_valorisation: worth,
  } = associate;
  return [
    [`${id}-contributionTypes`, contributionTypes],
    ...(contributionTypes.includes('Numerical')
      ? [[`${id}-numerical_amount`, String(money)] as const]
      : []),
    ...(contributionTypes.includes('nonNumerical')
      ? ([
          [`${id}-contribution_valorisation`, String(worth)],
          [`${id}-description`, associate.description ?? ''],
        ] as const)
      : []),
  ];
}

import type { CertificateMessages } from './fr.ts';

/** What the form of a negative certificate asks, in English. */
export const en: CertificateMessages = {
  personal: {
    title: 'Personal information',
    description:
      'The person the certificate will be issued to, exactly as on their identity document, in Latin letters.',
  },
  identification: {
    title: 'Identification',
    description: 'Choose your identity document, then enter its number.',
  },
  company: {
    title: 'Company information',
    description: 'The company you are about to create, even if nothing is signed yet.',
  },
  names: {
    title: 'Proposed names',
    description:
      'List them in order of preference: we check them one by one, and the first available name goes on your certificate.',
  },
  activity: {
    title: 'Company activity',
    description: 'It is taken into account when the names are reviewed.',
  },
  labels: {
    firstName: 'Beneficiary’s last name',
    lastName: 'Beneficiary’s first name',
    identificationType: 'Type of document',
    cin: 'CIN number',
    passport: 'Passport number',
    carteSejour: 'Residence card number',
    formJuridique: 'Legal form',
    ville: 'City',
    firstAppelation: 'Proposed name 1',
    secoundAppelation: 'Proposed name 2',
    thirdAppelation: 'Proposed name 3',
    activity: 'Activity',
  },
  hints: {
    cin: 'One or two capital letters, then six digits. Example: AB123456.',
    passport: '6 to 12 capital letters or digits. Example: AB1234567.',
    carteSejour: '6 to 12 capital letters or digits. Example: C012345.',
    firstAppelation: 'Your first choice.',
    secoundAppelation: 'In case the first is taken.',
    thirdAppelation: 'In case the first two are taken.',
    activity: 'In a few lines: what the company will do, make or sell.',
  },
  choose: { formJuridique: 'Choose a legal form', ville: 'Choose a city' },
  cities: {
    clear: 'Clear the city',
    noMatch: 'No city matches. Check the spelling.',
    empty: 'No city to choose from.',
    loading: 'Loading cities…',
    count: (matches) => (matches === 1 ? '1 city' : `${matches} cities`),
    more: (hidden) =>
      `${hidden === 1 ? '1 more city' : `${hidden} more cities`}: type a few more letters.`,
  },
};

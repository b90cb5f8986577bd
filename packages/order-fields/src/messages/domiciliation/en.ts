import type { DomiciliationMessages } from './fr.ts';

/** The same texts in English. */
export const en: DomiciliationMessages = {
  period: {
    title: 'Period',
    description: 'You choose the first day; your package sets the duration.',
  },
  identification: {
    title: 'Identification',
    description: 'The identity document of the person requesting the domiciliation.',
  },
  company: {
    title: 'Company',
    description: 'Copy the details printed on your negative certificate.',
  },
  labels: {
    start_date: 'Start date',
    duration_months: 'Duration',
    end_date: 'End date',
    identificationType: 'Identification type',
    identifierValue: 'Identity document number',
    formJuridique: 'Legal form',
    companyName: 'Company name',
    acronym: 'Acronym (optional)',
    ICE: 'ICE',
    negativeCertificate: 'Negative certificate',
  },
  hints: {
    companyName:
      'As it appears there: letters, digits, spaces, full stops, &, hyphens and apostrophes.',
    tradeName:
      'Your trade name, as it appears there: letters, digits, spaces, full stops, &, hyphens and apostrophes.',
    start_date: 'Today at the earliest.',
    duration_months: 'Set by your package.',
    end_date: 'Calculated for you.',
    acronym: 'Up to ten letters or digits.',
    ICE: '15 digits.',
    negativeCertificate: 'Upload your negative certificate in PDF format (max 5MB)',
  },
  numberHints: {
    CIN: 'One or two capital letters, then six digits. Example: AB123456.',
    Passport: '6 to 12 capital letters or digits. Example: AB1234567.',
    carteSejour: '6 to 12 capital letters or digits. Example: C012345.',
  },
  legalForms: {
    dénomination_Commerciale: 'Company name',
    enseigne_commerciale: 'Trade name',
  },
  noEnd: 'Depends on the start date',
  end: 'Your domiciliation ends on {day}.',
  managers: {
    section: 'Managers',
    count: 'Number of managers',
    countHint: 'At least one: the people who act for the company.',
    fewer: 'One fewer manager',
    more: 'One more manager',
    add: 'Add a manager',
    title: 'Manager {number}',
  },
};

import type { DomiciliationMessages } from './fr.ts';

/** The same texts in English. */
export const en: DomiciliationMessages = {
  title: 'Your request',
  lead: 'The first day of the domiciliation, the company that moves in and who manages it: what we need for your contract and your certificate.',
  submit: 'Submit',
  failed: 'An error occurred while submitting the form',
  period: {
    title: 'Period',
    description: 'You choose the first day; your package fixes the duration.',
  },
  identification: {
    title: 'Identification',
    description: 'The identity document of the person who asks for the domiciliation.',
  },
  company: {
    title: 'Company',
    description: 'Copy what is printed on your negative certificate.',
  },
  labels: {
    start_date: 'Start date',
    duration_months: 'Duration',
    end_date: 'End date',
    identificationType: 'Type of identification',
    identifierValue: 'Number of the identity document',
    formJuridique: 'Legal form',
    companyName: 'Company name',
    acronym: 'Acronym (optional)',
    ICE: 'ICE',
    negativeCertificate: 'Negative certificate',
  },
  hints: {
    companyName: 'As it stands there.',
    start_date: 'Today at the earliest.',
    duration_months: 'Fixed by your package.',
    end_date: 'Computed for you.',
    acronym: 'Ten letters or digits at most.',
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
  noEnd: 'Follows the start',
  end: 'Your domiciliation ends on {day}.',
  managers: {
    section: 'Managers',
    count: 'Number of managers',
    countHint: 'At least one: the people who act for the company.',
    fewer: 'One manager less',
    more: 'One manager more',
    title: 'Manager {number}',
  },
};

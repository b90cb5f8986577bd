import type { CompanyFieldNames } from '../fr/company-fields.ts';

export const companyFields: CompanyFieldNames = {
  certificate: 'Negative certificate',
  certificatNumber: 'Certificate number',
  ICE: 'ICE',
  companyName: 'Company name',
  firstAppelation: 'Proposed name 1',
  secoundAppelation: 'Proposed name 2',
  thirdAppelation: 'Proposed name 3',
  activity: 'Activity',
  address: 'Address',
  legalStatus: 'Legal form',
  acronym: 'Acronym',
  capital: 'Capital',
};

/** The names of the fields of a company that is to be created. */
export const companyFields = {
  certificate: 'Certificat négatif',
  certificatNumber: 'Numéro du certificat',
  ICE: 'ICE',
  // The product owner's spelling.
  companyName: 'Nom du societé',
  firstAppelation: 'Appelation 1',
  secoundAppelation: 'Appelation 2',
  thirdAppelation: 'Appelation 3',
  activity: 'Activité',
  address: 'Adresse',
  legalStatus: 'Forme juridique',
  acronym: 'Acronyme',
  capital: 'Capital',
};

export type CompanyFieldNames = typeof companyFields;

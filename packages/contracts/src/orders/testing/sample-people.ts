/** A person as every form of an order asks for one. */
export const manager = {
  firstName: 'Salma',
  lastName: 'Tazi',
  sex: 'Female',
  birthDate: '1990-05-17',
  placeOfBirth: 'Fès',
  address: '1, rue Tarik Ibn Ziad',
  city: 'Fès',
  cin: 'CD123456',
  email: 'salma@example.ma',
  phone: '0612345678',
};

/** An associate who brings 6 000 MAD. */
export const person = {
  associateType: 'physical',
  ...manager,
  contributionTypes: ['Numerical'],
  numerical_amount: 6000,
};

/** An associate that brings 1 000 MAD and a car of 3 000. */
export const company = {
  associateType: 'moral',
  companyName: 'Rif & Saïss',
  acronym: 'RS',
  legalStatus: 'SARL',
  capital: 0,
  commercialRegisterNumber: '1234',
  city: 'Meknès',
  address: '2, avenue des FAR',
  shares: 99,
  manager: false,
  contributionTypes: ['Numerical', 'nonNumerical'],
  numerical_amount: 1000,
  description: 'Un véhicule (2020)',
  contribution_valorisation: 3000,
};

import { companyFields } from './company-fields.ts';

/** The names of an order's fields in mails. */
export const orderFields = {
  /** Any other field. */
  data: 'Votre dossier',
  /** A person of a list, before the number. */
  people: { associates: 'Associé', externalManagers: 'Gérant externe', managers: 'Gérant' },
  /** The forms of the three services; a company’s fields that mails name otherwise than screens stand here. */
  form: {
    ...companyFields,
    haveCertificate: 'Certificat négatif déjà obtenu',
    certificatNumber: 'Numéro du certificat négatif',
    negativeCertificate: 'Certificat négatif',
    negativeCertificateAssociate: 'Associé pour la demande de certificat négatif',
    companyName: 'Nom de la société',
    formJuridique: 'Forme juridique',
    addressType: 'Type d’adresse',
    ville: 'Ville',
    associates: 'Associés',
    externalManagers: 'Gérants externes',
    managers: 'Gérants',
    start_date: 'Date de début',
    duration_months: 'Durée',
    end_date: 'Date de fin',
    identificationType: 'Type de pièce d’identité',
    identifierValue: 'Numéro de la pièce d’identité',
    cin: 'CIN',
    passport: 'Numéro de passeport',
    carteSejour: 'Numéro de carte de séjour',
    // On the wire `firstName` is the beneficiary's family name.
    firstName: 'Nom du bénéficiaire',
    lastName: 'Prénom du bénéficiaire',
  },
  /** An associate, person or company, and a manager. */
  person: {
    associateType: 'Personne physique ou morale',
    firstName: 'Prénom',
    lastName: 'Nom',
    sex: 'Civilité',
    birthDate: 'Date de naissance',
    placeOfBirth: 'Lieu de naissance',
    address: 'Adresse',
    city: 'Ville',
    nationality: 'Nationalité',
    identificationType: 'Type de pièce d’identité',
    cin: 'CIN',
    passport: 'Numéro de passeport',
    carteSejour: 'Numéro de carte de séjour',
    email: 'E-mail',
    phone: 'Téléphone',
    isManager: 'Gérant ou non',
    manager: 'Gérant ou non',
    companyName: 'Nom de la société',
    acronym: 'Acronyme',
    legalStatus: 'Forme juridique',
    capital: 'Capital',
    commercialRegisterNumber: 'Numéro au registre du commerce',
    shares: 'Parts',
    contributionTypes: 'Types d’apport',
    numerical_amount: 'Apport en numéraire',
    description: 'Nature de l’apport',
    contribution_valorisation: 'Valeur de l’apport en nature',
  },
};

export type OrderFieldNames = typeof orderFields;

export const fr = {
  title: 'Identité et société',
  loading: 'Chargement de vos informations…',
  failed: 'Vos informations n’ont pas pu être chargées',
  edit: 'Modifier',
  saved: 'Vos informations sont enregistrées.',
  missing: 'Non renseigné',
  note: 'Vos prochaines factures porteront la société, l’ICE et l’adresse qui figurent ici.',
  account: 'Mot de passe, appareils connectés et langue se changent dans votre compte.',
  accountLink: 'Ouvrir mon compte',
  verified: 'vérifiée',
  unverified: 'non vérifiée',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    companyName: 'Société',
    ice: 'ICE',
    address: 'Adresse',
    city: 'Ville',
  },
};

export type RecordTexts = typeof fr;

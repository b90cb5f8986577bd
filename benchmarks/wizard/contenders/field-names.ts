/** Twelve text fields per associate, 600 for fifty. */
export const fieldNames = [
  'Prénom',
  'Nom',
  'Date de naissance',
  'Lieu de naissance',
  'Nationalité',
  'Numéro de CIN',
  'Adresse e-mail',
  'Téléphone',
  'Adresse',
  'Ville',
  'Fonction',
  'Apport',
] as const;

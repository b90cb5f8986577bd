export const fr = {
  title: 'Mon dossier',
  lead: 'Ce que vos clients lisent de vous, et ce que notre équipe a validé.',
  section: 'Votre cabinet',
  loading: 'Chargement de votre dossier…',
  failed: 'Votre dossier n’a pas pu être chargé',
  edit: 'Modifier',
  form: 'Modifier mon dossier',
  saved: 'Votre dossier est enregistré.',
  state: 'État',
  fields: {
    businessName: 'Cabinet',
    legalStatus: 'Profession',
    legalForm: 'Forme juridique',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
  },
  again:
    'Changer le cabinet, la profession ou la forme juridique remet votre compte en attente\u202F: notre équipe valide d’abord les nouveaux, qui figurent dans les e-mails à vos clients.',
  closed:
    'Votre dossier ne se modifie pas tant qu’il n’est pas validé\u202F: écrivez-nous pour le corriger.',
};

export type RecordTexts = typeof fr;

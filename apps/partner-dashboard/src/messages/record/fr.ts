export const fr = {
  title: 'Mon dossier',
  lead: 'Ce que vous avez dit de votre cabinet. Vos clients en voient le nom et le vôtre.',
  section: 'Votre cabinet',
  loading: 'Chargement de votre dossier…',
  failed: 'Votre dossier n’a pas pu être chargé',
  edit: 'Modifier',
  form: 'Modifier mon dossier',
  saved: 'Votre dossier est enregistré.',
  state: 'État',
  reason: 'Motif du refus',
  lastReason: 'Motif du dernier refus',
  meanwhile: {
    rejected: (reason: string) =>
      `Votre dossier a été refusé entre-temps. Corrigez-le, puis enregistrez de nouveau. Motif\u202F: ${reason}`,
    validated: () =>
      'Votre compte a été validé entre-temps. Enregistrez de nouveau si vous voulez encore ce changement.',
  },
  fields: {
    businessName: 'Cabinet',
    legalStatus: 'Profession',
    legalForm: 'Forme juridique',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
  },
  again: {
    pending: 'Notre équipe étudiera votre dossier tel que vous l’enregistrez.',
    rejected: 'Dès que vous l’enregistrez, notre équipe étudie votre dossier à nouveau.',
    validated:
      'Changer le cabinet, la profession ou la forme juridique remet votre compte en attente\u202F: vous retrouvez vos clients quand notre équipe a validé le changement. C’est le nom du cabinet que lisent vos clients dans nos e-mails.',
  },
};

export type RecordTexts = typeof fr;

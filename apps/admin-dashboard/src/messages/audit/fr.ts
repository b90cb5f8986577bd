/** What the staff did, by the name of the operation. */
const actions: Readonly<Record<string, string>> = {
  inviteUser: 'Invitation envoyée',
  withdrawInvitation: 'Invitation retirée',
  disableUser: 'Compte désactivé',
  enableUser: 'Compte réactivé',
  changeUserRole: 'Rôle changé',
  endUserSessions: 'Sessions terminées',
  resetUserPassword: 'E-mail de mot de passe envoyé',
  validatePartner: 'Partenaire validé',
  rejectPartner: 'Partenaire refusé',
  updateAdminSettings: 'Paramètres changés',
};

/** What a changed value is, by the last part of its path. */
const fields: Readonly<Record<string, string>> = {
  user_type: 'Rôle',
  disabled: 'Désactivé',
  status: 'État',
  review_reason: 'Motif',
  name: 'Nom',
  legal_name: 'Raison sociale',
  'legal_numbers.label': 'Numéro légal',
  'legal_numbers.value': 'Valeur du numéro légal',
  phone: 'Téléphone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  'addresses.label': 'Lieu',
  'addresses.lines': 'Rue',
  lines: 'Rue',
  city: 'Ville',
  days: 'Jours',
  opens: 'Ouverture',
  closes: 'Fermeture',
  day: 'Jour particulier',
  open: 'Ouvert ce jour-là',
  network: 'Réseau',
  url: 'Adresse du réseau',
  vat_rate: 'TVA',
  amount: 'Frais',
  code: 'Nature des frais',
  service: 'Certificat négatif, prestation',
  official_fees: 'Certificat négatif, frais officiels',
  upcoming: 'Seuil «\u202FÀ venir\u202F», jours',
  warning: 'Seuil «\u202FBientôt\u202F», jours',
  critical: 'Seuil «\u202FCritique\u202F», jours',
  due_days: 'Jours pour payer',
};

export const fr = {
  title: 'Historique',
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé',
  none: 'Rien n’a encore été changé.',
  gone: 'Compte effacé',
  reason: (text: string) => `Motif\u202F: ${text}`,
  yes: 'oui',
  no: 'non',
  nothing: 'rien',
  actions,
  fields,
};

export type Messages = typeof fr;

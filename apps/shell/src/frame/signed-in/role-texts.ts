import type { Locale } from '@tassis/design-system/host';

/** Texts of the account menu that depend on the role; in the shell's catalogue every first visit would load them. */
const fr = {
  myClients: 'Mes clients',
  pendingRequests: 'Demandes en attente',
  manageUsers: 'Gestion des utilisateurs',
  validateAccountants: 'Validation des comptables',
  systemSettings: 'Paramètres du système',
  releases: 'Versions en ligne',
  roles: {
    client: 'Client',
    partner: 'Partenaire',
    admin: 'Administrateur',
    content_admin: 'Responsable du contenu',
  },
};

const en: typeof fr = {
  myClients: 'My clients',
  pendingRequests: 'Pending requests',
  manageUsers: 'User management',
  validateAccountants: 'Accountant validation',
  systemSettings: 'System settings',
  releases: 'Live versions',
  roles: {
    client: 'Client',
    partner: 'Partner',
    admin: 'Administrator',
    content_admin: 'Content manager',
  },
};

export const roleTexts: Readonly<Record<Locale, typeof fr>> = { fr, en };

/** A kind of visitor. */
export const people = ['visitor', 'client', 'partner', 'admin', 'content_admin'] as const;
export type Person = (typeof people)[number];

/** An address of the site, who may open it, and the title of its page. */
export interface SiteRoute {
  path: string;
  /** `signed-out`: a signed-in person is redirected to their landing page. */
  access: 'all' | 'signed-out' | readonly Person[];
  title: string;
  /** The title for signed-in people, where it differs. */
  titleWithin?: string;
  /** The address to which the area redirects, if it does. */
  leadsTo?: string;
}

const signedIn = people.filter((person) => person !== 'visitor');

/** The route table of the specification, with the pages that were added to it. */
export const routeTable: readonly SiteRoute[] = [
  ...routes('all', [
    ['/', 'Création de société et domiciliation au Maroc'],
    ['/services', 'Nos services aux entreprises'],
    ['/services/pilotage', 'Pilotage'],
    ['/services/offline/pilotage', 'Pilotage\u202F: demander un devis'],
    ['/services/plomberie', 'Service non trouvé'],
    ['/forfaits', 'Comparer les forfaits et calculer son prix'],
    ['/about', 'À propos'],
    ['/contact', 'Contact'],
    ['/company-creation', 'Création de société en ligne'],
    ['/domiciliation', 'Domiciliation d’entreprise'],
    ['/domiciliation/form', 'Formulaire de domiciliation'],
    ['/negative-certificate', 'Certificat négatif en ligne'],
    ['/team', 'Équipe'],
    ['/careers', 'Carrières'],
    ['/testimonials', 'Témoignages'],
    ['/blog', 'Blog'],
    ['/blog/obligations-annuelles', 'Les obligations de l’année, mois par mois'],
    ['/blog/nowhere', 'Article introuvable'],
    ['/legal', 'Mentions légales'],
    ['/privacy', 'Confidentialité'],
    ['/terms', 'Conditions générales'],
    ['/cookies', 'Cookies'],
    ['/forgot-password', 'Mot de passe oublié'],
    // Without the parameters that links to them have.
    ['/reset-password', 'Ce lien n’est pas complet'],
    ['/invitation', 'Ce lien n’est pas complet'],
    ['/unsubscribe', 'Ce lien n’est pas complet'],
    ['/cancel-appointment', 'Ce lien n’est pas complet'],
    // In production for administrators alone.
    ['/releases', 'Versions en ligne'],
  ]),
  {
    path: '/verify-email',
    access: 'all',
    title: 'Ce lien n’est pas complet',
    titleWithin: 'Adresse confirmée', // Ids of the demo data.
  },
  ...routes('signed-out', [
    ['/login', 'Connexion'],
    ['/register', 'Inscription'],
  ]),
  ...routes(signedIn, [['/account', 'Mon compte']]),
  ...routes(
    ['client'],
    [
      ['/client-dashboard', 'Profil – Espace client', '/client-dashboard/profile'],
      ['/client-dashboard/profile', 'Profil – Espace client'],
      ['/client-dashboard/orders', 'Commandes – Espace client'],
      ['/client-dashboard/order/details/1', 'Commande – Espace client'],
      ['/client-dashboard/order-confirmation', 'Confirmation de commande – Espace client'],
      ['/client-dashboard/documents', 'Documents – Espace client'],
      ['/client-dashboard/notification', 'Notifications – Espace client'],
      [
        '/client-dashboard/domiciliation-warnings',
        'Avertissements de domiciliation – Espace client',
      ],
      ['/client-dashboard/domiciliations', 'Domiciliations – Espace client'],
      ['/client-dashboard/partner-requests', 'Demandes de vos partenaires – Espace client'],
      ['/client-dashboard/settings', 'Paramètres – Espace client'],
      ['/client-dashboard/bills', 'Factures – Espace client'],
      ['/client-dashboard/bills/1', 'Facture – Espace client'],
      ['/client-dashboard/nowhere', 'Profil – Espace client', '/client-dashboard/profile'],
      ['/domiciliation-success', 'Domiciliation – Espace client'],
    ],
  ),
  ...routes(
    ['partner'],
    [
      ['/partner-dashboard', 'Accueil – Espace partenaire', '/partner-dashboard/dashboard'],
      ['/partner-dashboard/dashboard', 'Accueil – Espace partenaire'],
      ['/partner-dashboard/notification', 'Notifications – Espace partenaire'],
      ['/partner-dashboard/profile', 'Mon dossier – Espace partenaire'],
      ['/my-clients', 'Mes clients – Espace partenaire'],
      ['/my-clients/import', 'Importer des clients – Espace partenaire'],
      ['/my-clients/1', 'Client – Espace partenaire'],
      ['/my-clients/1/orders', 'Client – Espace partenaire'],
      ['/my-clients/1/documents', 'Client – Espace partenaire'],
      ['/pending-requests', 'Demandes – Espace partenaire'],
    ],
  ),
  ...routes(
    ['admin'],
    [
      ['/admin-dashboard', 'Tableau de bord – Administration', '/admin-dashboard/dashboard'],
      ['/admin-dashboard/dashboard', 'Tableau de bord – Administration'],
      ['/admin-dashboard/clients', 'Clients – Administration'],
      ['/admin-dashboard/clients/1', 'Client – Administration'],
      ['/admin-dashboard/orders', 'Commandes – Administration'],
      ['/admin-dashboard/orders/submitted', 'Commandes – Administration'],
      ['/admin-dashboard/order/1', 'Commande – Administration'],
      ['/admin-dashboard/payments', 'Factures – Administration'],
      ['/admin-dashboard/bill/1', 'Facture – Administration'],
      ['/admin-dashboard/documents', 'Documents – Administration'],
      ['/admin-dashboard/contact-submissions', 'Demandes de Contact – Administration'],
      ['/admin-dashboard/newsletter-subscriptions', 'Abonnements Newsletter – Administration'],
      ['/admin-dashboard/domiciliation-warnings', 'Avertissements Domiciliation – Administration'],
      [
        '/admin-dashboard/nowhere',
        'Tableau de bord – Administration',
        '/admin-dashboard/dashboard',
      ],
      ['/manage-users', 'Gestion des utilisateurs – Administration'],
      ['/validate-accountants', 'Validation des comptables – Administration'],
      ['/system-settings', 'Paramètres du système – Administration'],
    ],
  ),
  ...routes(
    ['content_admin'],
    [
      ['/dashboard', 'Tableau de Bord – Gestion du contenu', '/dashboard/dashboard'],
      ['/dashboard/dashboard', 'Tableau de Bord – Gestion du contenu'],
      ['/dashboard/packages', 'Gestion des Packages – Gestion du contenu'],
      ['/dashboard/packages/create', 'Nouveau forfait – Gestion du contenu'],
      ['/dashboard/packages/1/edit', 'Forfait – Gestion du contenu'],
      ['/dashboard/nowhere', 'Tableau de Bord – Gestion du contenu', '/dashboard/dashboard'],
    ],
  ),
  // Any other path is the home page: it redirects there.
  ...routes('all', [
    ['/nowhere', 'Création de société et domiciliation au Maroc', '/'],
    ['/about/nowhere', 'Création de société et domiciliation au Maroc', '/'],
  ]),
];

function routes(
  access: SiteRoute['access'],
  rows: readonly (readonly [path: string, title: string, leadsTo?: string])[],
): SiteRoute[] {
  return rows.map(([path, title, leadsTo]) => ({
    path,
    access,
    title,
    ...(leadsTo && { leadsTo }),
  }));
}

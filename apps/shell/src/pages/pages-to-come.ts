import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';

/** A specified page whose area does not serve it yet. */
export interface PageToCome {
  path: string;
  roles: readonly Role[];
  title: string;
  text: string;
}

const serviceText = 'Le détail de ce service, ses étapes et une demande de devis.';

/** Pages of the plan, guarded as they will be. A page leaves this list when an area mounts its path. */
export const pagesToCome: readonly PageToCome[] = [
  page(paths.about, 'À propos', 'Qui nous sommes, nos valeurs et notre façon de travailler.'),
  page(
    paths.contact,
    'Contact',
    'Nos coordonnées, nos horaires et un formulaire pour nous écrire.',
  ),
  page('/services/:title', 'Services', serviceText),
  page('/services/offline/:title', 'Services', serviceText),
  page(
    paths.companyCreation,
    'Création de société',
    'Choisir un forfait et créer sa société en cinq étapes.',
  ),
  page(
    paths.domiciliation,
    'Domiciliation',
    'Choisir un forfait et installer le siège de sa société à notre adresse.',
  ),
  page('/domiciliation/form', 'Domiciliation', 'Le formulaire de domiciliation.'),
  page(paths.team, 'Équipe', 'Les personnes qui suivent vos dossiers.'),
  page(paths.careers, 'Carrières', 'Nos offres et la façon de nous rejoindre.'),
  page(paths.testimonials, 'Témoignages', 'Ce que nos clients disent de nous.'),
  page(paths.blog, 'Blog', 'Guides et nouvelles pour entreprendre au Maroc.'),
  page(paths.legal, 'Mentions légales', 'L’éditeur du site et ses numéros d’enregistrement.'),
  page(paths.privacy, 'Confidentialité', 'Les données que nous gardons, pourquoi, et vos droits.'),
  page(paths.terms, 'Conditions générales', 'Les règles de nos services et de nos ventes.'),
  page(paths.cookies, 'Cookies', 'Ce que le site garde dans votre navigateur.'),
  ...dashboardPages('client', paths.clientDashboard, [
    ['settings', 'Paramètres', 'Vos préférences : langue, e-mails et notifications.'],
    ['documents', 'Documents', 'Les pièces de vos dossiers, à envoyer et à télécharger.'],
    ['notification', 'Notifications', 'Ce qui a changé dans vos dossiers.'],
    [
      'domiciliation-warnings',
      'Avertissements de domiciliation',
      'Les domiciliations qui arrivent à échéance, et leur renouvellement.',
    ],
    ['bills', 'Factures', 'Vos factures et leurs règlements.'],
    ['bills/:billId', 'Facture', 'Le détail d’une facture, son règlement et son PDF.'],
  ]),
  ...dashboardPages('admin', paths.adminDashboard, [
    ['clients', 'Clients', 'Les clients et leurs dossiers.'],
    ['clients/:clientId', 'Client', 'Ses coordonnées, ses commandes, ses pièces et ses factures.'],
    ['order/:orderId', 'Commande', 'Le dossier d’une commande, ses étapes et ses pièces.'],
    ['payments', 'Factures', 'Les factures et leurs règlements.'],
    ['bill/:billId', 'Facture', 'Le détail d’une facture et ses règlements.'],
    ['documents', 'Documents', 'Les pièces à vérifier.'],
    ['contact-submissions', 'Demandes de Contact', 'Les messages reçus par le site.'],
    ['newsletter-subscriptions', 'Abonnements Newsletter', 'Les abonnés à la lettre.'],
    [
      'domiciliation-warnings',
      'Avertissements Domiciliation',
      'Les domiciliations qui arrivent à échéance.',
    ],
  ]),
  ...dashboardPages('content_admin', paths.contentDashboard, [
    ['packages', 'Gestion des Packages', 'Les forfaits publiés et en préparation.'],
    [
      'packages/create',
      'Nouveau package',
      'L’éditeur d’un forfait, de son prix et de ses services.',
    ],
    ['packages/:packageId/edit', 'Package', 'L’éditeur d’un forfait, avec ses versions.'],
  ]),
  forRole('partner', paths.partnerDashboard, 'Espace partenaire', 'Vos clients et leurs dossiers.'),
  forRole('partner', paths.myClients, 'Mes clients', 'Les clients que vous accompagnez.'),
  forRole('partner', paths.pendingRequests, 'Demandes en attente', 'Les demandes à traiter.'),
  forRole('admin', paths.manageUsers, 'Gestion des utilisateurs', 'Les comptes et leurs droits.'),
  forRole(
    'admin',
    paths.validateAccountants,
    'Validation des comptables',
    'Les comptables qui demandent à devenir partenaires.',
  ),
  forRole(
    'admin',
    paths.systemSettings,
    'Paramètres du système',
    'Les données de la maison, les tarifs et les seuils d’alerte.',
  ),
];

function page(path: string, title: string, text: string): PageToCome {
  return { path, roles: [], title, text };
}

/** Only this role may enter. */
function forRole(role: Role, ...[path, title, text]: [string, string, string]): PageToCome {
  return { path, title, text, roles: [role] };
}

/** Pages below a dashboard that its area does not have yet. */
function dashboardPages(
  role: Role,
  base: string,
  pages: readonly (readonly [name: string, title: string, text: string])[],
): PageToCome[] {
  return pages.map(([name, title, text]) => forRole(role, `${base}/${name}`, title, text));
}

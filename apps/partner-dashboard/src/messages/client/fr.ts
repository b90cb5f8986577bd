export const fr = {
  title: 'Client',
  all: 'Mes clients',
  loading: 'Chargement du client…',
  failed: 'Le client n’a pas pu être chargé',
  notFound: 'Ce client n’est pas parmi les vôtres',
  notFoundText: 'Il n’a pas accepté que vous suiviez ses dossiers, ou il y a mis fin.',
  since: (day: string) => `Vous suivez ses dossiers depuis le ${day}.`,
  parts: 'Parties du dossier',
  summary: 'Aperçu',
  orders: 'Commandes',
  documents: 'Documents',
  facts: {
    title: 'Coordonnées',
    companyName: 'Société',
    ice: 'ICE',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    city: 'Ville',
  },
  ordering: {
    title: 'Commander pour ce client',
    text: 'Vous remplissez le formulaire\u202F; votre client relit, accepte, et la commande part à son nom.',
  },
  orderList: {
    one: 'commande',
    many: 'commandes',
    headers: {
      reference: 'Référence',
      service: 'Service',
      status: 'État',
      next: 'Prochaine étape',
      created_at: 'Passée le',
    },
    empty: { title: 'Aucune commande', text: 'Ses commandes apparaîtront ici.' },
  },
  status: { label: 'État', anyText: 'Tous les états' },
  next: {
    client: 'Au client de corriger',
    firm: 'Au cabinet Tassis',
    firmBy: (day: string) => `Au cabinet Tassis, d’ici le ${day}`,
    late: (day: string) => `Au cabinet Tassis, prévu le ${day}, en retard`,
  },
  documentList: {
    one: 'document',
    many: 'documents',
    headers: {
      name: 'Nom',
      kind: 'Type',
      order: 'Commande',
      status: 'État',
      created_at: 'Reçu le',
    },
    empty: { title: 'Aucun document', text: 'Le nom et l’état de ses documents apparaîtront ici.' },
  },
  kind: { label: 'Type', anyText: 'Tous les types' },
  contents:
    'Vous voyez le nom et l’état de ses documents. Leur contenu reste entre le client et le cabinet.',
  deadlines: {
    title: 'Prochaines échéances',
    loading: 'Chargement des échéances…',
    failed: 'Les échéances n’ont pas pu être chargées',
    none: 'Aucune échéance en vue.',
    more: 'Les cent plus proches sont montrées.',
    kinds: {
      domiciliation: 'Fin de domiciliation',
      certificate: 'Fin de certificat négatif',
      bill: 'Facture à régler',
    },
    daysLeft: (count: number) =>
      count === 0 ? 'dernier jour' : `encore ${count} ${count > 1 ? 'jours' : 'jour'}`,
    overdue: 'En retard',
    ended: 'Échu',
  },
};

export type ClientTexts = typeof fr;

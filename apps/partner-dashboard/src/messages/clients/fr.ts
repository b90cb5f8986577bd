export const fr = {
  title: 'Mes clients',
  lead: 'Ceux qui ont accepté que vous suiviez leurs dossiers. Chacun peut y mettre fin à tout moment.',
  add: 'Ajouter un client',
  import: 'Importer un fichier',
  waiting: (count: number) =>
    count === 1 ? '1 demande attend une réponse' : `${count} demandes attendent une réponse`,
  list: {
    one: 'client',
    many: 'clients',
    headers: {
      name: 'Nom',
      companyName: 'Société',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      linked_at: 'Suivi depuis le',
    },
    empty: {
      title: 'Aucun client pour l’instant',
      text: 'Ajoutez un client\u202F: il apparaît ici dès qu’il a accepté.',
    },
  },
  search: { hint: 'Par nom, société, e-mail ou téléphone. 3 caractères au moins.' },
  asking: {
    title: 'Ajouter un client',
    consequence:
      'Nous lui écrivons en votre nom. S’il n’a pas de compte, il est invité à en ouvrir un. Rien ne vous est montré avant qu’il accepte.',
    confirm: 'Envoyer la demande',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    asked: (name: string) => `La demande à ${name} est envoyée\u202F: elle attend sa réponse.`,
    linked: (name: string) => `${name} est déjà votre client.`,
    recent: (name: string) =>
      `${name} a été sollicité il y a moins d’une semaine\u202F: vous pourrez redemander ensuite.`,
  },
};

export type ClientsTexts = typeof fr;

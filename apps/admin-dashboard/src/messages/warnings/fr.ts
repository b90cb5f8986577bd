export const fr = {
  title: 'Avertissements Domiciliation',
  lead: 'Les domiciliations qui finissent bientôt, ou qui sont finies, la plus proche d’abord.',
  counts: {
    label: 'Avertissements par état',
    all: 'Tous',
  },
  status: { label: 'État', anyText: 'Tous les états' },
  daysLeft: (days: number) => {
    if (days === 0) return 'Aujourd’hui';
    if (days < 0) return days === -1 ? 'Depuis hier' : `Depuis ${-days} jours`;
    return days === 1 ? 'Demain' : `Dans ${days} jours`;
  },
  generated: 'Pour essai',
  send: 'Envoyer l’avertissement',
  several: {
    title: (count: string) => `Envoyer ${count}\u202F?`,
    consequence: 'Chaque client reçoit un e-mail, une fois par jour au plus.',
  },
  sent: (email: string) => `L’avertissement est envoyé à ${email}.`,
  file: 'Dossier et renouvellements',
  panel: { email: 'E-mail', phone: 'Téléphone', ice: 'ICE' },
  generate: {
    open: 'Créer des avertissements d’essai',
    title: 'Créer des avertissements d’essai',
    text: 'Pour essayer les e-mails et les écrans\u202F: aucune date ne change et personne n’est prévenu. Impossible en production.',
    count: 'Combien',
    days: 'Jours avant la fin',
    fewer: 'Moins',
    more: 'Plus',
    confirm: 'Créer',
    refused: 'Impossible en production.',
    done: (count: number) =>
      count === 1
        ? '1 avertissement d’essai est créé.'
        : `${count} avertissements d’essai sont créés.`,
  },
  list: {
    one: 'avertissement',
    many: 'avertissements',
    headers: {
      company: 'Société',
      client: 'Client',
      status: 'État',
      end_date: 'Fin',
      days_left: 'Échéance',
      renewal: 'Douze mois de plus',
    },
    caption: 'Avertissements Domiciliation',
    failed: 'Les avertissements n’ont pas pu être chargés',
    all: 'Tous les avertissements',
    empty: {
      title: 'Aucune domiciliation ne finit bientôt',
      text: 'Chacune arrive ici deux mois avant sa fin, et y reste jusqu’à son renouvellement ou sa clôture.',
    },
    noMatch: {
      title: 'Aucun avertissement ne correspond',
      text: 'Essayez d’autres mots ou un autre état.',
    },
  },
};

export type WarningTexts = typeof fr;

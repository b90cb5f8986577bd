export const fr = {
  title: 'Rappels',
  lead: 'Qui demande à être appelé, les rendez-vous de la consultation compris.',
  views: { label: 'Quand rappeler', today: 'Aujourd’hui', later: 'À venir', all: 'Tous' },
  status: { label: 'État', anyText: 'Tous les états' },
  due: {
    label: 'Échéance',
    anyText: 'Toutes',
    today: 'À rappeler aujourd’hui',
    later: 'À rappeler plus tard',
  },
  unnamed: 'Sans nom',
  asap: 'Dès que possible',
  bulk: { take: 'Prendre en charge', done: 'Marquer comme rappelés' },
  panel: {
    phone: 'Téléphone',
    email: 'E-mail',
    due: 'À rappeler',
    asked: 'Demandé le',
    message: 'Message',
    assignedTo: 'Pris par',
  },
  form: {
    label: 'Suivi de l’appel',
    status: 'État',
    note: 'Note',
    noteHint: 'Pour l’équipe seulement.',
    save: 'Enregistrer',
    saved: 'Le rappel est à jour.',
  },
  quick: {
    take: 'Prendre en charge',
    done: 'Rappelé',
    noAnswer: 'Sans réponse',
    reopen: 'Remettre à rappeler',
    moved: (status: string) => `Rappel\u202F: ${status}.`,
  },
  list: {
    one: 'rappel',
    many: 'rappels',
    headers: {
      name: 'Qui',
      phone: 'Téléphone',
      due_at: 'À rappeler',
      status: 'État',
      assigned: 'Pris par',
      note: 'Note',
    },
    caption: 'Demandes de rappel',
    failed: 'Les rappels n’ont pas pu être chargés',
    all: 'Tous les rappels',
    empty: {
      title: 'Aucun rappel pour le moment',
      text: 'Les demandes et les rendez-vous de la «\u202FConsultation gratuite\u202F» du site arrivent ici.',
    },
    noMatch: {
      title: 'Personne à rappeler ici',
      text: 'Voyez les rappels à venir, ou tous les rappels.',
    },
  },
};

export type CallbackTexts = typeof fr;

export const fr = {
  title: 'Abonnements Newsletter',
  lead: 'Qui reçoit la lettre d’information, et qui l’a quittée.',
  status: {
    label: 'État',
    anyText: 'Tous les états',
    subscribed: 'Abonné',
    unsubscribed: 'Désabonné',
  },
  actions: 'Actions',
  unsubscribe: {
    text: 'Désabonner',
    label: (email: string) => `Désabonner ${email}`,
    title: (email: string) => `Désabonner ${email}\u202F?`,
    consequence: 'Cette adresse ne reçoit plus la lettre. Elle peut se réabonner depuis le site.',
    several: (count: string) => `Mettre fin à ${count}\u202F?`,
    severalConsequence:
      'Ces adresses ne reçoivent plus la lettre. Elles peuvent se réabonner depuis le site.',
    done: (email: string) => `${email} ne reçoit plus la lettre.`,
  },
  list: {
    one: 'abonnement',
    many: 'abonnements',
    headers: {
      email: 'Adresse e-mail',
      status: 'État',
      created_at: 'Depuis le',
      unsubscribed_at: 'Désabonné le',
    },
    caption: 'Abonnements à la lettre d’information',
    failed: 'Les abonnements n’ont pas pu être chargés',
    all: 'Tous les abonnements',
    empty: {
      title: 'Aucun abonnement pour le moment',
      text: 'Les adresses laissées au bas des pages du site arrivent ici.',
    },
    noMatch: {
      title: 'Aucun abonnement ne correspond',
      text: 'Essayez une autre adresse ou un autre état.',
    },
  },
};

export type NewsletterTexts = typeof fr;

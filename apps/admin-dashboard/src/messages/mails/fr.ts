export const fr = {
  title: 'Courriels',
  lead: 'Tout ce que la maison a écrit, à qui, et si c’est parti.',
  status: {
    label: 'État',
    anyText: 'Tous les états',
    queued: 'En attente',
    sent: 'Envoyé',
    kept: 'Gardé ici',
    failed: 'Échoué',
  },
  panel: {
    recipient: 'Destinataire',
    written: 'Écrit le',
    sent: 'Remis le',
    attempts: 'Tentatives',
    error: 'Dernière erreur',
    language: 'Langue',
    languages: { fr: 'Français', en: 'Anglais' },
    text: 'Ce qu’il dit',
    loading: 'Chargement du courriel…',
    failed: 'Le courriel n’a pas pu être chargé',
  },
  resend: {
    text: 'Renvoyer',
    title: (recipient: string) => `Renvoyer ce courriel à ${recipient}\u202F?`,
    consequence: 'Les mêmes mots partent dans un nouveau courriel.',
    several: (count: string) => `Renvoyer ${count}\u202F?`,
    severalConsequence: 'Les mêmes mots partent dans de nouveaux courriels.',
    done: (recipient: string) => `Le courriel repart vers ${recipient}.`,
    unable:
      'Il ne peut pas être renvoyé\u202F: il attend encore, ou son lien personnel n’est plus valable.',
  },
  list: {
    one: 'courriel',
    many: 'courriels',
    headers: {
      subject: 'Objet',
      recipient: 'Destinataire',
      status: 'État',
      attempts: 'Tentatives',
      created_at: 'Écrit le',
    },
    caption: 'Courriels de la maison',
    failed: 'Les courriels n’ont pas pu être chargés',
    all: 'Tous les courriels',
    empty: {
      title: 'Aucun courriel pour le moment',
      text: 'Chaque e-mail aux clients, partenaires et collègues laisse sa trace ici pendant un an.',
    },
    noMatch: {
      title: 'Aucun courriel ne correspond',
      text: 'Essayez une autre adresse, d’autres mots ou un autre état.',
    },
  },
};

export type MailTexts = typeof fr;

/** The texts of the services' pages, in a catalogue of their own so that no other page loads them. */
export const servicePages = {
  online: {
    instant: 'Instantané',
    instantText: 'Votre demande part dès que vous l’envoyez, et son suivi commence aussitôt.',
    always: '24/7',
    alwaysText: 'Le formulaire est ouvert jour et nuit, et votre brouillon vous attend.',
    text: 'Un formulaire guidé, un prix connu avant l’envoi, un conseiller qui contrôle chaque pièce.',
  },
  figures: 'Nos chiffres',
  features: 'Ce que nous prenons en charge',
  benefits: 'Ce que vous y gagnez',
  process: {
    heading: 'Comment cela se passe',
    lead: 'Quatre temps, et vous savez à chaque instant où vous en êtes.',
  },
  others: 'D’autres services pour la suite',
  discover: 'Découvrir',
  allServices: 'Voir tous les services',
  quoteLead:
    'Quelques lignes sur votre projet, et vous recevez un devis détaillé, sans engagement.',
  offline: {
    included: 'Ce que comprend le service',
    more: 'Lire la présentation complète',
    next: 'Et ensuite\u202F?',
  },
} as const;

/** The texts around articles, in a catalogue of their own because every page loads the area's own texts. */
export const articleTexts = {
  read: 'Lire l’article',
  minutes: (count: number) => `${count}\u00A0min de lecture`,
  author: (firm = '') => `L’équipe ${firm}`.trim(),
  updated: 'Mis à jour le',
  notice:
    'Cet article informe, il ne remplace pas un conseil sur votre cas. Les taux et les délais changent, surtout en janvier avec la loi de finances\u202F: vérifiez-les aux sources avant de décider.',
  sources: 'Sources',
  related: 'À lire ensuite',
  all: 'Tous les articles',
  prices: {
    creation: 'Les frais administratifs d’une création, aujourd’hui',
    creationNote:
      'Avancés par nous aux administrations, non taxés. Notre prestation s’y ajoute\u202F:',
    certificate: 'Le certificat négatif chez nous, aujourd’hui',
    certificateNote: 'La commande se fait en ligne\u202F:',
    packages: 'comparer les forfaits',
    order: 'commander un certificat',
    service: 'Notre prestation',
    vat: 'TVA',
    total: 'Total',
  },
} as const;

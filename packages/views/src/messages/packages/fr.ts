/** Texts of the package cards. */
export const fr = {
  loading: 'Chargement des forfaits…',
  failed: 'Erreur lors du chargement des forfaits',
  empty: 'Aucun forfait n’est publié pour le moment',
  emptyText: 'Décrivez-nous votre projet\u202F: nous vous répondons avec une proposition écrite.',
  featuredBadge: 'RECOMMANDÉ',
  popularBadge: 'Populaire',
  premiumBadge: 'Premium',
  more: (count: number) => (count === 1 ? '+1 autre service' : `+${count} autres services`),
  beforeTax: 'HT',
  beforeTaxFor: (months: number) => `HT, pour ${months}\u00A0mois`,
  beforeTaxWithCreation: (months: number) => `HT, création et ${months}\u00A0mois de domiciliation`,
  option: (price: string) => `Création de société en option\u202F: + ${price}`,
  /** The accessible name of a card's button: 'Choisir ce forfait : Domiciliation 12 mois'. */
  named: (text: string, name: string) => `${text}\u202F: ${name}`,
};

export type PackageTexts = typeof fr;

/** The texts of the comparison, which is in French alone. */
export const comparisonTexts = {
  caption: 'Prix et contenu des forfaits',
  package: 'Forfait',
  prices: 'Prix et durée',
  beforeTax: 'Prix HT',
  total: 'Prix TTC, frais compris',
  months: 'Domiciliation',
  monthlyRate: 'Tarif mensuel HT',
  creation: 'Création de société',
  creationIncluded: 'Comprise',
  creationOption: (price: string) => `En option, + ${price} HT`,
  differing: 'Ce qui change',
  common: 'Ce qu’ils ont tous',
  included: 'Compris',
  notIncluded: 'Non compris',
  none: 'Sans',
  choose: 'Choisir',
};

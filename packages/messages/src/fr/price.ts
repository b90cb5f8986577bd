/** The lines of a price. */
export const price = {
  domiciliation: 'Domiciliation',
  /** The line of a creation without a price of its own. */
  creationAndDomiciliation: 'Création et domiciliation',
  /** Takes formatted days: '21 novembre 2026'. */
  renewal: (from: string, to: string) => `Renouvellement de la domiciliation, du ${from} au ${to}`,
  creation: 'Création de société',
  certificate: 'Demande de certificat négatif',
  subtotal: 'Sous-total HT',
  /** Takes the formatted rate: '20'. */
  vat: (rate: string) => `TVA (${rate}\u202F%)`,
  /** The fees of a company creation. */
  fees: 'Frais administratifs',
  untaxed: 'frais officiels, sans TVA',
  /** The same fees on a bill and in the accounts: tax law calls fees paid in the client’s name 'débours'. */
  disbursements: 'Débours',
  total: 'Total TTC',
  /** How long the domiciliation is. */
  months: (count: number) => `${count}\u00A0mois`,
  /** Opens the list of the fees. */
  feesParts: 'Ce qu’ils comprennent',
};

export type PriceWords = typeof price;

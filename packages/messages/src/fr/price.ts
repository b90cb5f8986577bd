/** The lines of a price. */
export const price = {
  domiciliation: 'Domiciliation',
  /** A creation without a price of its own. */
  creationAndDomiciliation: 'Création et domiciliation',
  /** The days as the language writes them: '21 novembre 2026'. */
  renewal: (from: string, to: string) => `Renouvellement de la domiciliation, du ${from} au ${to}`,
  creation: 'Création de société',
  certificate: 'Demande de certificat négatif',
  subtotal: 'Sous-total HT',
  /** The rate as the language writes it: '20'. */
  vat: (rate: string) => `TVA (${rate}\u202F%)`,
  /** What a company creation adds. */
  fees: 'Frais administratifs',
  untaxed: 'frais officiels, sans TVA',
  /** The same fees on a bill and in the accounts, where tax law knows them by this name alone: paid in the client’s. */
  disbursements: 'Débours',
  total: 'Total TTC',
};

export type PriceWords = typeof price;

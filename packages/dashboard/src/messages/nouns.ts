/** The noun for a row of a list, singular and plural: 'commande', 'commandes'. */
export type Nouns = { one: string; many: string };

/** The row numbers of a page as formatted texts: '21', '40', '1 000+'. */
export type VisibleRows = { from: string; to: string; total: string };

/** Capitalizes a noun for the beginning of a sentence. */
export function withCapital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

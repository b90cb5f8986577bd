/** What one row of a list is, and several: 'commande', 'commandes'. */
export type Nouns = { one: string; many: string };

/** Which rows a page shows, each number as it is written: '21', '40', '1 000+'. */
export type VisibleRows = { from: string; to: string; total: string };

/** A noun at the beginning of a sentence. */
export function withCapital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

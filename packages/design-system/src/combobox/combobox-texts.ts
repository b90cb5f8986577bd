import type { Option } from '../select/select.tsx';

/** The texts of a combobox. */
export type ComboboxTexts = {
  /** The accessible name of the clear button: 'Effacer la ville'. */
  clear: string;
  /** Nothing matches what was typed. */
  noMatch: string;
  /** There is nothing to choose from. */
  empty: string;
  /** The options are loading. */
  loading: string;
  /** Announces the number of matches: '12 villes'. */
  count: (matches: number) => string;
  /** Below the list, when it does not show all matches: 'Encore 343 villes : précisez votre recherche.' */
  more: (hidden: number) => string;
};

type Findings = {
  options: readonly Option[];
  loading: boolean;
  texts: ComboboxTexts;
  matchCount: number;
};

/** Explains why there are no rows; undefined when there are some. */
export function explainNoRows({
  options,
  loading,
  texts,
  matchCount,
}: Findings): string | undefined {
  if (loading) return texts.loading;
  if (options.length === 0) return texts.empty;
  return matchCount === 0 ? texts.noMatch : undefined;
}

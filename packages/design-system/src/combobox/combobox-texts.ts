import type { Option } from '../select/select.tsx';

/** The words of a combobox. */
export type ComboboxTexts = {
  /** Name of the button that takes the choice back: 'Effacer la ville'. */
  clear: string;
  /** Nothing matches what was typed. */
  noMatch: string;
  /** There is nothing to choose from. */
  empty: string;
  /** The options are on their way. */
  loading: string;
  /** How many match, for who does not see them: '12 villes'. */
  count: (matches: number) => string;
  /** Under the list, of the matches that it does not show: 'Encore 343 villes : précisez votre recherche.' */
  more: (hidden: number) => string;
};

type Findings = {
  options: readonly Option[];
  loading: boolean;
  texts: ComboboxTexts;
  matchCount: number;
};

/** Why there are no rows; undefined where there are. */
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

import type { Option } from '../select/select.tsx';

/** An option with what it can be found by. */
export type Searchable = {
  option: Option;
  /** 'béni-Mellal' → 'beni mellal'. */
  plain: string;
  /** From each word to the end, without spaces: 'benimellal', 'mellal'. So "mdiq" finds "M'diq". */
  tails: readonly string[];
};

/** A text without accents, case and marks; whatever parts words is one space. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Made once for a list, so that a key costs comparisons only. */
export function makeSearchable(options: readonly Option[]): readonly Searchable[] {
  return options.map((option) => {
    const plain = fold(option.label);
    const words = plain.split(' ');
    return { option, plain, tails: words.map((_, index) => words.slice(index).join('')) };
  });
}

/** Labels that begin so, then those with a word that does, then those that contain it; each in the order of the list. */
export function searchOptions(list: readonly Searchable[], typed: string): Option[] {
  const wanted = fold(typed);
  const run = wanted.replaceAll(' ', '');
  const found: [Option[], Option[], Option[]] = [[], [], []];
  for (const { option, plain, tails } of list) {
    const tail = tails.findIndex((text) => text.startsWith(run));
    if (tail === 0) found[0].push(option);
    else if (tail > 0) found[1].push(option);
    else if (plain.includes(wanted)) found[2].push(option);
  }
  return found.flat();
}

/** The option that was meant: the one with this very label, folded, or the only one that matches. */
export function optionMeant(list: readonly Searchable[], typed: string): Option | undefined {
  const run = fold(typed).replaceAll(' ', '');
  const exact = list.find(({ tails }) => tails[0] === run);
  if (exact) return exact.option;
  const matches = searchOptions(list, typed);
  return matches.length === 1 ? matches[0] : undefined;
}

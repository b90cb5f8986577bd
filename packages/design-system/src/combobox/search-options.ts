import type { Option } from '../select/select.tsx';

/** An option with its search keys. */
export type Searchable = {
  option: Option;
  /** 'béni-Mellal' → 'beni mellal'. */
  plain: string;
  /** The text from each word on, without spaces: 'benimellal', 'mellal'. So "mdiq" finds "M'diq". */
  tails: readonly string[];
};

/** Normalizes a text: no accents, no case, no marks, single spaces between words. */
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

/** Computes the search keys once for a list, so that a keystroke only compares. */
export function makeSearchable(options: readonly Option[]): readonly Searchable[] {
  return options.map((option) => {
    const plain = fold(option.label);
    const words = plain.split(' ');
    return { option, plain, tails: words.map((_, index) => words.slice(index).join('')) };
  });
}

/**
 * Returns labels that begin with the text, then labels with a word that does, then labels that contain it; each group
 * in the order of the list.
 */
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

/** The option with exactly this label, normalized, or else the only match. */
export function findMeantOption(list: readonly Searchable[], typed: string): Option | undefined {
  const run = fold(typed).replaceAll(' ', '');
  const exact = list.find(({ tails }) => tails[0] === run);
  if (exact) return exact.option;
  const matches = searchOptions(list, typed);
  return matches.length === 1 ? matches[0] : undefined;
}

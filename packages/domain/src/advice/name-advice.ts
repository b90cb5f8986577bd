/** The three proposed names, in the order in which they are wanted. */
export const PROPOSED_NAMES = ['firstAppelation', 'secoundAppelation', 'thirdAppelation'] as const;

export type ProposedName = (typeof PROPOSED_NAMES)[number];

/** A name that adds no chance, or that the register may refuse. */
export type NameAdvice =
  | { readonly code: 'same_name'; readonly field: ProposedName; readonly as: ProposedName }
  | { readonly code: 'forbidden_word'; readonly field: ProposedName; readonly word: string };

/**
 * Reserved to the Crown or the State, or to professions and trades that need an approval; without accents. What many
 * companies rightly bear ("Maroc", "national", "école") is not among them.
 */
const FORBIDDEN_WORDS: ReadonlySet<string> = new Set([
  'royal',
  'royale',
  'roi',
  'reine',
  'royaume',
  'majeste',
  'prince',
  'princesse',
  'alaouite',
  'etat',
  'gouvernement',
  'ministere',
  'parlement',
  'prefecture',
  'wilaya',
  'tribunal',
  'ambassade',
  'consulat',
  'gendarmerie',
  'police',
  'banque',
  'banques',
  'bank',
  'bourse',
  'mutuelle',
  'mutuelles',
  'assurance',
  'assurances',
  'reassurance',
  'notaire',
  'notaires',
  'avocat',
  'avocats',
  'adoul',
  'huissier',
  'huissiers',
  'architecte',
  'architectes',
  'pharmacie',
  'pharmacies',
  'universite',
  'universites',
  'cooperative',
  'cooperatives',
]);

/** Names that repeat an earlier one, and names with a word that is not free. */
export function nameAdvice(names: Readonly<Record<ProposedName, string>>): NameAdvice[] {
  return PROPOSED_NAMES.flatMap((field, index): NameAdvice[] => {
    const earlier = PROPOSED_NAMES.slice(0, index);
    const as = earlier.find((other) => bare(names[other]) === bare(names[field]));
    const words = wordsOf(names[field]).filter((each) => FORBIDDEN_WORDS.has(folded(each)));
    return [
      ...(as === undefined || bare(names[field]) === ''
        ? []
        : [{ code: 'same_name', field, as } as const]),
      ...[...new Set(words)].map((word) => ({ code: 'forbidden_word', field, word }) as const),
    ];
  });
}

const LEGAL_FORM = /\b(?:societe|ste|sarl(?: au)?|sasu?|sa|snc|scs)\b/gu;

/** The register tells neither capitals, accents, spaces and punctuation apart, nor a name by its legal form. */
function bare(name: string): string {
  const words = wordsOf(folded(name)).join(' ');
  const own = words.replaceAll(LEGAL_FORM, '').trim();
  return (own === '' ? words : own).replaceAll(' ', '');
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{N}\p{Mn}]+/gu) ?? [];
}

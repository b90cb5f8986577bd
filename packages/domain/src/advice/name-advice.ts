import { PROPOSED_NAMES, withoutAccents, type ProposedName } from '../validators/proposed-names.ts';

/** A proposed name with a word for which the register may refuse it. */
type NameAdvice = { readonly field: ProposedName; readonly word: string };

/**
 * Words reserved to the Crown or the State, or to professions and trades that need an approval; without accents.
 * Words that many companies use ("Maroc", "national", "école") are not listed.
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

/** Finds the reserved words in the names, each once. */
export function nameAdvice(names: Readonly<Record<ProposedName, string>>): NameAdvice[] {
  return PROPOSED_NAMES.flatMap((field) => {
    const words = splitWords(names[field]).filter((each) =>
      FORBIDDEN_WORDS.has(withoutAccents(each)),
    );
    return [...new Set(words)].map((word) => ({ field, word }));
  });
}

function splitWords(name: string): string[] {
  return name.match(/[\p{L}\p{N}\p{Mn}]+/gu) ?? [];
}

import type { Locale } from '@tassis/messages';
import { fieldTexts } from '@tassis/order-fields/testing';
import type { AskedForm } from './ask-rules.ts';

const NATIONALITY = {
  fr: fieldTexts.people.fr.labels.nationality,
  en: fieldTexts.people.en.labels.nationality,
};
const WORDS = {
  fr: { required: 'est requis', item: "est requis ou n'est pas valide", colon: ' : ' },
  en: { required: 'is required', item: 'is required or not valid', colon: ': ' },
} as const;

type Setting = {
  locale: Locale;
  /** The name of an item by its list: 'Associé {number}'. */
  ownerOf: (list: string) => string;
  /** The paths whose error texts already name the field. */
  saysItself: readonly string[];
  /** The names in the summary of fields whose label is a question. */
  names?: Readonly<Record<string, string>>;
  /** The error texts of unanswered questions. */
  questions?: Readonly<Record<string, string>>;
};

/** The expected texts in the long forms: the summary names the item and the field; the text of a missing day names its label. */
export function tellsBy({
  locale,
  ownerOf,
  saysItself,
  names = {},
  questions = {},
}: Setting): AskedForm['tells'] {
  const { required, item, colon } = WORDS[locale];
  return ({ path, told = path, code }, { label, text }) => {
    const [list = '', index, name = list] = told.split('.');
    const isDay = ['birthDate', 'start_date'].includes(name);
    const field = isDay && code === 'required' ? `${label} ${required}` : text;
    if (index === undefined) {
      const line = questions[told] ?? `${names[told] ?? label} ${item}`;
      return { line: saysItself.includes(told) ? text : line, field };
    }
    const owner = ownerOf(list).replace('{number}', String(Number(index) + 1));
    if (/^(?:associate|manager)_/u.test(code ?? ''))
      return { line: `${owner}${colon}${text}`, field };
    // The label of the visible control is another question: which nationality.
    const called = name === 'nationality' ? NATIONALITY[locale] : label;
    return { line: `${owner}, ${called}${colon}${text}`, field };
  };
}

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
  /** 'Associé {number}', by the name of the list. */
  ownerOf: (list: string) => string;
  /** What is wrong there names itself. */
  saysItself: readonly string[];
  /** What the summary calls a field that asks a question. */
  names?: Readonly<Record<string, string>>;
  /** What it says of a question without an answer. */
  questions?: Readonly<Record<string, string>>;
};

/** How the forms of the long services tell: the summary names whose field it is, and the field; a day that is missing is told by its name. */
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
    // The field asks which one.
    const called = name === 'nationality' ? NATIONALITY[locale] : label;
    return { line: `${owner}, ${called}${colon}${text}`, field };
  };
}

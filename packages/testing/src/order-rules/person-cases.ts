import type { IdentificationField, ViolationCode } from '@tassis/domain';
import type { BaseForm } from './base-forms.ts';
import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';

const noDay = { apiOnly: 'a date field holds a day of the calendar or nothing' };

/** Born from 1900 to today. */
export const BIRTH_DAYS: readonly Case[] = [
  ...withDetails(noDay, each(['17/05/1990', '1990-02-30', 'hier', 'شركة'], 'date_invalid')),
  [
    '1899-12-31',
    'date_too_early',
    {
      texts: {
        fr: 'La date ne peut pas être antérieure au 01/01/1900',
        en: 'Date cannot be before 01/01/1900',
      },
    },
  ],
  [
    '2026-11-22',
    'date_too_late',
    {
      texts: {
        fr: 'La date ne peut pas être postérieure au 21/11/2026',
        en: 'Date cannot be after 21/11/2026',
      },
    },
  ],
  ...each(['1900-01-01', '2000-02-29', '2026-11-21'], null),
];

/** Moroccan by default. */
export const NATIONALITIES_ASKED: readonly Case[] = [
  ['', 'required'],
  ['Martian', 'invalid_value', { apiOnly: 'it is no option' }],
  ...each(['Moroccan', 'French'], null),
];

/** + with a country code and 5 to 14 digits, or 0 with 9 to 14. */
export function PHONES(invalid: ViolationCode): Case[] {
  return [
    ...each(
      ['061234567', `0${'1'.repeat(15)}`, '612345678', '+21', '+0123456789', '0612a45678'],
      invalid,
    ),
    ['06 12 34 56 78', invalid, { apiOnly: 'the form sends it without its spaces' }],
    ...each(['0612345678', '+212612345678', `0${'1'.repeat(14)}`, '+1123456'], null),
  ];
}

type DocumentCases = {
  missing: ViolationCode;
  invalid: ViolationCode;
  wrong: readonly string[];
  right: readonly string[];
};

const TYPE_OF = { cin: 'CIN', passport: 'Passport', carteSejour: 'carteSejour' } as const;

/** The rules of each document's number; `person` is the path of its owner, '' for the form itself. */
export function documentRules(
  { form, person }: { form: BaseForm; person: string },
  cases: Readonly<Record<IdentificationField, DocumentCases>>,
): OrderRule[] {
  const at = (field: string) => (person === '' ? field : `${person}.${field}`);
  const numbers = (['cin', 'passport', 'carteSejour'] as const).flatMap((field) => {
    const { missing, invalid, wrong, right } = cases[field];
    const others = Object.keys(TYPE_OF).filter((other) => other !== field);
    const also = {
      [at('identificationType')]: TYPE_OF[field],
      ...Object.fromEntries(others.map((other) => [at(other), null])),
    };
    return rulesAt(
      form,
      at(field),
      withDetails({ also }, [
        ...each(['', '  '], missing),
        ...each([null, undefined], missing).map(onApi),
        ...each(wrong, invalid),
        ...each(right, null),
      ]),
    );
  });
  const types: Case[] = [
    ['Permis', 'invalid_value', { apiOnly: 'it is no option' }],
    [null, null, { apiOnly: 'one is always chosen' }],
  ];
  return [...numbers, ...rulesAt(form, at('identificationType'), types)];
}

function onApi([value, code, details]: Case): Case {
  return [value, code, { ...details, apiOnly: 'a field always holds a text' }];
}

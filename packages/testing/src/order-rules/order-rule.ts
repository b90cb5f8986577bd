import type { ViolationCode } from '@tassis/domain';
import type { BaseForm } from './base-forms.ts';

/** A text in both languages. */
export type Texts = { readonly fr: string; readonly en: string };

/** One change of a valid form, and what is said of it. */
export type OrderRule = {
  readonly form: BaseForm;
  /** In the data that is sent: 'associates.0.cin'. */
  readonly path: string;
  /** What is put there; undefined takes it away. */
  readonly value: unknown;
  /** What it breaks; null for what is taken. */
  readonly code: ViolationCode | null;
} & RuleDetails;

type RuleDetails = {
  /** What else is changed, so that nothing but the value is wrong. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** The path of which it is told. Default: where it was put. */
  readonly told?: string;
  /** Of a code whose text tells of the case. Default: {@link RULE_TEXTS}. */
  readonly texts?: Texts;
  /** Why no field can hold it: it is asked of the API alone. */
  readonly apiOnly?: string;
};

/** A value, what it breaks, and details. */
export type Case = readonly [
  value: unknown,
  code: ViolationCode | null,
  details?: RuleDetails | undefined,
];

/** The rules of one field. */
export function rulesAt(form: BaseForm, path: string, cases: readonly Case[]): OrderRule[] {
  return cases.map(([value, code, details]) => ({ form, path, value, code, ...details }));
}

/** The same cases, with this in every one. */
export function withDetails(details: RuleDetails, cases: readonly Case[]): Case[] {
  return cases.map(([value, code, own]) => [value, code, { ...details, ...own }]);
}

/** The values are all taken, or all break the same. */
export function each(values: readonly unknown[], code: ViolationCode | null): Case[] {
  return values.map((value) => [value, code]);
}

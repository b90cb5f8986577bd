import type { ViolationCode } from '@tassis/domain';
import type { BaseForm } from './base-forms.ts';

/** A text in both languages. */
export type Texts = { readonly fr: string; readonly en: string };

/** One change of a valid form, and the error it causes. */
export type OrderRule = {
  readonly form: BaseForm;
  /** The path in the sent data: 'associates.0.cin'. */
  readonly path: string;
  /** The new value; undefined removes the field. */
  readonly value: unknown;
  /** The code of the violation; null when the value is valid. */
  readonly code: ViolationCode | null;
} & RuleDetails;

type RuleDetails = {
  /** Further changes, so that only the value is wrong. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** The path of the error. Default: the path of the change. */
  readonly told?: string;
  /** The text, when it depends on the case. Default: {@link RULE_TEXTS}. */
  readonly texts?: Texts;
  /** Why no form field can contain the value: it is tested with the API only. */
  readonly apiOnly?: string;
};

/** A value, its violation, and details. */
export type Case = readonly [
  value: unknown,
  code: ViolationCode | null,
  details?: RuleDetails | undefined,
];

/** The rules of one field. */
export function rulesAt(form: BaseForm, path: string, cases: readonly Case[]): OrderRule[] {
  return cases.map(([value, code, details]) => ({ form, path, value, code, ...details }));
}

/** The same cases, each with this. */
export function withDetails(details: RuleDetails, cases: readonly Case[]): Case[] {
  return cases.map(([value, code, own]) => [value, code, { ...details, ...own }]);
}

/** The values are all valid, or all cause the same violation. */
export function each(values: readonly unknown[], code: ViolationCode | null): Case[] {
  return values.map((value) => [value, code]);
}

import { asFields } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import {
  groupIntoRounds,
  findRuleTexts,
  type OrderRule,
  type Round,
} from '@tassis/testing/order-rules';
import { errorAt, labelOf, plain, summaryLines } from './controls-of.ts';

/** A form on screen whose rules are tested. */
export type AskedForm = {
  /** Shows a valid form. */
  show: (data: Round['before']) => void;
  put: (path: string, value: unknown) => void;
  /** Presses the button; the form refuses because of its errors. */
  submit: () => void;
  /** Validates the form without pressing the button, as typing does after a while. */
  validate: () => void;
  /** Opens the card with the field of a path. */
  reveal?: (path: string) => void;
  /** The id of the control of a path. */
  getFieldId: (path: string) => string;
  /** The expected texts of a rule: in the summary, and at the field. */
  tells: (
    rule: OrderRule,
    told: { label: string; text: string },
  ) => { line: string; field: string };
};

/** The texts of a rule: those found, or those expected. */
type Told = { rule: string; line: string; field: string };

/** Tests all rules of a form on screen, many in one round. Returns the texts found and expected, rule by rule. */
export function askRules(form: AskedForm, rules: readonly OrderRule[], locale: Locale) {
  const found: Told[] = [];
  const expected: Told[] = [];
  const wrongFirst = inLanguage(rules, locale).toSorted(
    (a, b) => Number(a.code === null) - Number(b.code === null),
  );
  const rounds = groupIntoRounds(wrongFirst);
  for (const [at, round] of rounds.entries()) {
    askRound(form, round, rounds[at - 1]);
    const lines = summaryLines();
    for (const rule of round.rules) {
      const isToldAlone = alike(rule, round.rules) <= FEW;
      form.reveal?.(rule.told ?? rule.path);
      const id = form.getFieldId(rule.told ?? rule.path);
      const name = `${rule.path}: ${JSON.stringify(rule.value)}`;
      found.push({
        rule: name,
        line: isToldAlone ? (lines.get(id) ?? '') : '',
        field: errorAt(id),
      });
      const text = findRuleTexts(rule)?.[locale];
      const told =
        text === undefined
          ? { line: '', field: '' }
          : form.tells(rule, { label: labelOf(id), text });
      expected.push({
        rule: name,
        line: isToldAlone ? plain(told.line) : '',
        field: plain(told.field),
      });
    }
  }
  return { found, expected };
}

/** The summary counts more missing answers of one item than this in one line. */
const FEW = 3;

/** The number of missing answers of the same item. */
function alike(rule: OrderRule, rules: readonly OrderRule[]): number {
  const item = missingOf(rule);
  return item === undefined ? 0 : rules.filter((each) => missingOf(each) === item).length;
}

/** The path of the item: 'associates.0'. */
function missingOf({ path, code }: OrderRule): string | undefined {
  const [list, index, field] = path.split('.');
  return field !== undefined && code?.endsWith('required') ? `${list}.${index}` : undefined;
}

/** Puts the values of a round into the form, after it has restored what the round before has changed. */
function askRound(form: AskedForm, { rules, before }: Round, last: Round | undefined): void {
  const paths = new Set(rules.map(({ path }) => path));
  const isSame = JSON.stringify(before) === JSON.stringify(last?.before);
  if (!isSame) form.show(before);
  const changed = isSame ? (last?.rules ?? []) : [];
  for (const { path } of changed.filter((each) => !paths.has(each.path))) {
    form.put(path, valueAt(before, path));
  }
  for (const { path, value } of rules) form.put(path, value);
  if (rules.some(({ code }) => code !== null)) form.submit();
  else form.validate();
}

function valueAt(data: Round['before'], path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => asFields(inner)[name], data);
}

/** All rules in French; in English one rule for each text of a field, because that is enough. */
function inLanguage(rules: readonly OrderRule[], locale: Locale): readonly OrderRule[] {
  if (locale === 'fr') return rules;
  const known = new Map(
    rules
      .filter(({ code }) => code !== null)
      .map((rule) => [`${rule.path} ${findRuleTexts(rule)?.en}`, rule] as const),
  );
  return [...known.values()];
}

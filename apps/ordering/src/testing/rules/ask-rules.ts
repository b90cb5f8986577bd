import { asFields } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import {
  groupIntoRounds,
  findRuleTexts,
  type OrderRule,
  type Round,
} from '@tassis/testing/order-rules';
import { errorAt, labelOf, plain, summaryLines } from './controls-of.ts';

/** A form on screen, of which rules are asked. */
export type AskedForm = {
  /** Puts a whole valid form on screen. */
  show: (data: Round['before']) => void;
  put: (path: string, value: unknown) => void;
  /** Asks to go on, which is refused. */
  submit: () => void;
  /** Validates what stands there, as typing does after a while. */
  validate: () => void;
  /** Opens the card in which a path is asked for. */
  reveal?: (path: string) => void;
  /** The control of a path. */
  getFieldId: (path: string) => string;
  /** What the summary says of a field, and what stands at it. */
  tells: (
    rule: OrderRule,
    told: { label: string; text: string },
  ) => { line: string; field: string };
};

/** What was told of a rule, and what should have been. */
type Told = { rule: string; line: string; field: string };

/** Asks every rule of a form on screen, many at once; what is told, and what should be, rule by rule. */
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

/** More missing answers of one item are told in one line. */
const FEW = 3;

/** How many answers are missing of the item of which this is one. */
function alike(rule: OrderRule, rules: readonly OrderRule[]): number {
  const item = missingOf(rule);
  return item === undefined ? 0 : rules.filter((each) => missingOf(each) === item).length;
}

/** 'associates.0' */
function missingOf({ path, code }: OrderRule): string | undefined {
  const [list, index, field] = path.split('.');
  return field !== undefined && code?.endsWith('required') ? `${list}.${index}` : undefined;
}

/** Puts a round into the form: what the one before has changed is put back, another form is put there anew. */
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

/** In French all of them, in English one of each text of a field. */
function inLanguage(rules: readonly OrderRule[], locale: Locale): readonly OrderRule[] {
  if (locale === 'fr') return rules;
  const known = new Map(
    rules
      .filter(({ code }) => code !== null)
      .map((rule) => [`${rule.path} ${findRuleTexts(rule)?.en}`, rule] as const),
  );
  return [...known.values()];
}

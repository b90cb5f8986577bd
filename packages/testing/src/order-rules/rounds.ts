import type { BaseForm } from './base-forms.ts';
import { changedForm } from './changed-form.ts';
import type { OrderRule } from './order-rule.ts';

type Data = Readonly<Record<string, unknown>>;

/** Rules that can be asked at once: of one form, with the same changes besides, each of another field. */
export type Round = {
  readonly form: BaseForm;
  /** What is changed besides, by path. */
  readonly also: Data;
  readonly rules: readonly OrderRule[];
  /** The form with what is changed besides. */
  readonly before: Data;
  /** The form with all of it. */
  readonly data: Data;
};

/** As few rounds as can be; each rule is in one. What needs changes besides is asked by itself. */
export function groupIntoRounds(rules: readonly OrderRule[]): Round[] {
  const groups = Map.groupBy(rules, ({ form, also }) => JSON.stringify([form, also]));
  return [...groups.values()]
    .flatMap((group) => {
      const byPath = [...Map.groupBy(group, ({ path }) => path).values()];
      const count = Math.max(...byPath.map(({ length }) => length));
      return Array.from({ length: count }, (_, at) =>
        byPath.flatMap((own) => own.slice(at, at + 1)),
      );
    })
    .map(toRound);
}

function toRound(rules: readonly OrderRule[]): Round {
  const [first] = rules;
  if (first === undefined) throw new Error('A round has rules');
  const { form, also = {} } = first;
  const put = Object.fromEntries(rules.map(({ path, value }) => [path, value]));
  const before = changedForm(form, also);
  return { form, also, rules, before, data: changedForm(form, { ...also, ...put }) };
}

import type { BaseForm } from './base-forms.ts';
import { changedForm } from './changed-form.ts';
import type { OrderRule } from './order-rule.ts';

type Data = Readonly<Record<string, unknown>>;

/** Rules that can be tested at once: of one form, with the same further changes, each of another field. */
export type Round = {
  readonly form: BaseForm;
  /** The further changes, by path. */
  readonly also: Data;
  readonly rules: readonly OrderRule[];
  /** The form with the further changes. */
  readonly before: Data;
  /** The form with all changes. */
  readonly data: Data;
};

/** As few rounds as possible, with each rule in one. A rule with further changes has a round of its own. */
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

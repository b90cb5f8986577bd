import { violationError } from '../../../http/http-error.ts';
import { listIn, type EditedForm } from './edited-form.ts';

/** The new contributions of the other associates, and the resulting capital. */
type Shares = {
  capital?: number | undefined;
  contributions?:
    | readonly {
        associate_id: string;
        numerical_amount?: number | null | undefined;
        contribution_valorisation?: number | null | undefined;
      }[]
    | undefined;
};

const KIND_OF = {
  numerical_amount: 'Numerical',
  contribution_valorisation: 'nonNumerical',
} as const;

/**
 * Changes the capital and the contributions of the other associates. A contribution type that they have not chosen is refused.
 * @param edited the associate whose own data contain the contribution
 */
export function applyShares(
  form: EditedForm,
  { capital, contributions = [] }: Shares,
  edited?: string,
): void {
  if (capital !== undefined) form.data['capital'] = capital;
  const seen = new Set<number>();
  for (const [at, { associate_id, ...amounts }] of contributions.entries()) {
    const index = form.associateIds.indexOf(associate_id);
    const associate = listIn(form, 'associates')[index];
    const isOther = associate_id !== edited && !seen.has(index);
    if (associate === undefined || !isOther) throw wrong(`contributions.${at}.associate_id`);
    seen.add(index);
    const { contributionTypes: kinds } = associate;
    for (const name of ['numerical_amount', 'contribution_valorisation'] as const) {
      const amount = amounts[name];
      if (amount === undefined) continue;
      const isChosen = Array.isArray(kinds) && kinds.includes(KIND_OF[name]);
      if (amount !== null && !isChosen) throw wrong(`contributions.${at}.${name}`);
      associate[name] = amount;
    }
  }
}

function wrong(path: string) {
  return violationError('validation_failed', path, { code: 'invalid_value' });
}

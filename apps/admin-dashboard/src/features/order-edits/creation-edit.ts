import type { AdminOrder } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import {
  toAssociateWire,
  toCreationForm,
  type CreationForm,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import { findService, type Edited } from './order-edit.ts';

type Shares = {
  capital?: number;
  contributions: {
    associate_id: string;
    numerical_amount?: number | null;
    contribution_valorisation?: number | null;
  }[];
};

/** The amounts of an associate, which every edit of the shares may change. */
const AMOUNT = /^associates\.\d+\.(?:numerical_amount|contribution_valorisation)$/u;

/** Whether a path concerns the shares: an amount, the capital, or the list whose total must equal it. */
export function isOfShares(path: string): boolean {
  return path === 'capital' || path === 'associates' || AMOUNT.test(path);
}

/** The form of the company of a service; null for a service without one. */
export function openCreation(order: AdminOrder, service: string): CreationForm | null {
  const company = findService(order, service)?.company;
  return company ? toCreationForm(company) : null;
}

/** The position of a person in a list of the form; -1 if they are not in it. */
export function findPosition(
  { members }: CreationForm,
  list: 'associates' | 'externalManagers',
  id: string,
): number {
  return members[list].items.findIndex(({ key }) => key === id);
}

/**
 * The capital, if it has changed, and the changed contributions of the others, in the order of the form.
 * @param edited the associate whose own amounts are sent separately
 */
export function toShares({ form, base }: Edited<CreationMembers>, edited?: string): Shares {
  const { capital } = form.members.seat.values;
  const isSame = capital === null || capital === base.members.seat.values.capital;
  const contributions = form.members.associates.items.flatMap(({ key, part }) => {
    const before = base.members.associates.items.find((item) => item.key === key);
    if (key === undefined || key === edited || before === undefined) return [];
    const [now, was] = [toAssociateWire(part.values), toAssociateWire(before.part.values)];
    const amounts = {
      ...(now.numerical_amount !== was.numerical_amount && {
        numerical_amount: now.numerical_amount,
      }),
      ...(now.contribution_valorisation !== was.contribution_valorisation && {
        contribution_valorisation: now.contribution_valorisation,
      }),
    };
    return Object.keys(amounts).length === 0 ? [] : [{ associate_id: key, ...amounts }];
  });
  return { ...(!isSame && { capital: toMad(capital) }), contributions };
}

/** Maps the API's paths to the form's: 'contributions.0.numerical_amount' → 'associates.2.numerical_amount'; others stay. */
export function toSharesPath(path: string, edited: Edited<CreationMembers>, self?: string): string {
  const [head, at, field] = path.split('.');
  if (head !== 'contributions' || at === undefined) return path;
  const { associate_id: id = '' } = toShares(edited, self).contributions[Number(at)] ?? {};
  return `associates.${findPosition(edited.form, 'associates', id)}.${field}`;
}

import { getCreationFindings, createCreationMembers } from '@tassis/order-fields/creation';
import { FormPart, OrderForm } from '@tassis/order-fields/form';

/**
 * Where somebody is: the step on screen, the furthest one reached, both from 1; the package's code, and whether it fixes
 * the address.
 */
const NOWHERE = { step: 1, reached: 1, package: '', fixesAddress: false };

function members(onChange: () => void) {
  return {
    progress: new FormPart({ id: 'etape', blank: NOWHERE }, onChange),
    ...createCreationMembers(onChange),
  };
}

/** A company creation, and how far somebody has come with it. */
export type WizardForm = OrderForm<ReturnType<typeof members>>;

/** An empty form of a company creation, at its first step. */
export function wizardForm(): WizardForm {
  return new OrderForm({ members, rule: getCreationFindings });
}

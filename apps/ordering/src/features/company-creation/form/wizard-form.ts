import { getCreationFindings, createCreationMembers } from '@tassis/order-fields/creation';
import { FormPart, OrderForm } from '@tassis/order-fields/form';

/**
 * The progress: the step on screen, the furthest one reached, both from 1; the package's code, and whether it fixes
 * the address.
 */
const NO_PROGRESS = { step: 1, reached: 1, package: '', fixesAddress: false };

function members(onChange: () => void) {
  return {
    progress: new FormPart({ id: 'etape', blank: NO_PROGRESS }, onChange),
    ...createCreationMembers(onChange),
  };
}

/** The form of a company creation with its progress. */
export type WizardForm = OrderForm<ReturnType<typeof members>>;

/** An empty form of a company creation, at its first step. */
export function wizardForm(): WizardForm {
  return new OrderForm({ members, rule: getCreationFindings });
}

import type { CreationForm } from '@tassis/order-fields/creation';
import { focusField } from '@tassis/order-fields/form';
import { stepOf } from './step-of.ts';

/** The current step, and the navigation to a control of another step. */
export type Steps = { step: number; go: (step: number, fieldId?: string) => void };

/** Navigates to the control of a path, on any step and in any card. `id` replaces the control when it is on another step. */
export function leadTo(
  form: CreationForm,
  path: string,
  { step, go, id = form.locate(path)?.id }: Steps & { id?: string | undefined },
): void {
  const target = stepOf(path);
  if (target === step) {
    focusField(form, path);
    return;
  }
  form.reveal(path);
  go(target, id);
}

import type { CreationForm } from '@tassis/order-fields/creation';
import { focusField } from '@tassis/order-fields/form';
import { stepOf } from './step-of.ts';

/** The step on screen, and the navigation to a control of another one. */
export type Steps = { step: number; go: (step: number, fieldId?: string) => void };

/** Navigates to the control of a path, on any step and in any card; on another step to `id`, if that is given. */
export function leadTo(
  form: CreationForm,
  path: string,
  { step, go, id = form.findPlace(path)?.id }: Steps & { id?: string | undefined },
): void {
  const target = stepOf(path);
  if (target === step) {
    focusField(form, path);
    return;
  }
  form.reveal(path);
  go(target, id);
}

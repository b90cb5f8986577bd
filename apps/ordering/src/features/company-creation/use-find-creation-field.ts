import { useCreationNames, type CreationForm } from '@tassis/order-fields/creation';
import { labelOfPath, pathInForm } from '@tassis/order-fields/form';
import type { FindField } from '../../order/submission/failure-lines.ts';
import { stepOf } from './form/step-of.ts';

type Steps = { step: number; go: (step: number, fieldId?: string) => void };

/** What the form knows of a path that the server names: its label, and the way there. */
export function useFindCreationField(form: CreationForm, { step, go }: Steps): FindField {
  const names = useCreationNames();
  return (inBody) => {
    const path = pathInForm(inBody);
    const place = form.placeOf(path);
    const label = labelOfPath(path, names);
    if (place === undefined || label === undefined) return undefined;
    const target = stepOf(path);
    const onFollow = target === step ? undefined : () => go(target, place.id);
    return { label, fieldId: place.id, onFollow };
  };
}

import { useCreationLabels, type CreationForm } from '@tassis/order-fields/creation';
import { findPathLabel, toFormPath } from '@tassis/order-fields/form';
import type { FindField } from '../../order/submission/failure-lines.ts';
import { leadTo, type Steps } from './form/lead-to.ts';

/** What the form knows of a path that the server names: its label, and the way there. */
export function useFindCreationField(form: CreationForm, steps: Steps): FindField {
  const labels = useCreationLabels();
  return (inBody) => {
    const path = toFormPath(inBody);
    const place = form.findPlace(path);
    const label = findPathLabel(path, labels);
    if (place === undefined || label === undefined) return undefined;
    return { label, fieldId: place.id, onFollow: () => leadTo(form, path, steps) };
  };
}

import {
  focusField,
  findPathLabel,
  toFormPath,
  type FieldLabels,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import type { FindField } from './failure-lines.ts';

/**
 * Returns the label of a field by its path in the body, and the navigation to its control.
 * @param lead navigates to the control of a path. Default: focuses it on the current page
 */
export function findFieldIn<Of extends Members>(
  form: OrderForm<Of>,
  labels: FieldLabels,
  lead: (path: string) => void = (path) => focusField(form, path),
): FindField {
  return (inBody) => {
    const path = toFormPath(inBody);
    const place = form.locate(path);
    const label = findPathLabel(path, labels);
    return place === undefined || label === undefined
      ? undefined
      : { label, fieldId: place.id, onFollow: () => lead(path) };
  };
}

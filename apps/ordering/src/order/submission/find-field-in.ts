import {
  focusField,
  findPathLabel,
  toFormPath,
  type FieldLabels,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import type { FindField } from './failure-lines.ts';

/** What a form on one page knows of a path that the server names. */
export function findFieldIn<Of extends Members>(
  form: OrderForm<Of>,
  labels: FieldLabels,
): FindField {
  return (inBody) => {
    const path = toFormPath(inBody);
    const place = form.findPlace(path);
    const label = findPathLabel(path, labels);
    return place === undefined || label === undefined
      ? undefined
      : { label, fieldId: place.id, onFollow: () => focusField(form, path) };
  };
}

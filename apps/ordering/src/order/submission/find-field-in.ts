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
 * What a form knows of a path that the server names: its label, and the way there.
 * @param lead leads to the control of a path. Default: on the page that is on screen
 */
export function findFieldIn<Of extends Members>(
  form: OrderForm<Of>,
  labels: FieldLabels,
  lead: (path: string) => void = (path) => focusField(form, path),
): FindField {
  return (inBody) => {
    const path = toFormPath(inBody);
    const place = form.findPlace(path);
    const label = findPathLabel(path, labels);
    return place === undefined || label === undefined
      ? undefined
      : { label, fieldId: place.id, onFollow: () => lead(path) };
  };
}

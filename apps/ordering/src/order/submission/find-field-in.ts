import {
  goToField,
  labelOfPath,
  pathInForm,
  type FieldNames,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import type { FindField } from './failure-lines.ts';

/** What a form on one page knows of a path that the server names. */
export function findFieldIn<Of extends Members>(form: OrderForm<Of>, names: FieldNames): FindField {
  return (inBody) => {
    const path = pathInForm(inBody);
    const place = form.findPlace(path);
    const label = labelOfPath(path, names);
    return place === undefined || label === undefined
      ? undefined
      : { label, fieldId: place.id, onFollow: () => goToField(form, path) };
  };
}

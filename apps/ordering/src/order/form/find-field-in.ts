import type { FindField } from '../submission/failure-lines.ts';
import { labelOfPath, type FieldNames } from './finding-text.ts';
import type { Members, OrderForm } from './order-form.ts';
import { pathInForm } from './path-in-form.ts';

/** What a form on one page knows of a path that the server names. */
export function findFieldIn<Of extends Members>(form: OrderForm<Of>, names: FieldNames): FindField {
  return (inBody) => {
    const path = pathInForm(inBody);
    const place = form.placeOf(path);
    const label = labelOfPath(path, names);
    return place === undefined || label === undefined ? undefined : { label, fieldId: place.id };
  };
}

import type { Order } from '@tassis/contracts';
import { isAskedFor } from '@tassis/domain';
import {
  mergeForms,
  toFormPath,
  type FormChange,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import type { StoredCorrections } from './stored-corrections.ts';

type OrderService = Order['services'][number];

/** Converts between the order of a service and its form. */
export type Correctable<Of extends Members> = {
  open: (service: OrderService) => OrderForm<Of>;
  toWire: (members: Of) => object;
};

/** The form of an order that waits for its client, limited to the asked fields, and a copy that stays untouched. */
export type OpenCorrections<Of extends Members> = {
  order: Order;
  service: OrderService;
  /** The asked fields' paths in the form. */
  asked: readonly string[];
  form: OrderForm<Of>;
  before: OrderForm<Of>;
  /** The firm's changes since the input was typed. */
  changes: readonly FormChange[];
};

/** The fields that the package fixes. */
const FIXED: ReadonlySet<string> = new Set(['duration_months']);

/** Opens the form of the order's service, and restores earlier input. */
export function openCorrections<Of extends Members>(
  { open }: Correctable<Of>,
  order: Order,
  stored: StoredCorrections | null,
): OpenCorrections<Of> {
  const [service] = order.services;
  if (service === undefined) throw new Error('An order has a service');
  const asked = order.corrections.map(({ field }) => toFormPath(field));
  const make = () => {
    const form = open(service);
    // The error about the total of the contributions has the path of the associates.
    const areShares = isAskedFor(asked, 'capital');
    form.limitTo((path) => isAskedFor(asked, path) || (areShares && path === 'associates'));
    return form;
  };
  const [form, before] = [emptyFiles(make(), asked), make()];
  if (stored === null) return { order, service, asked, form, before, changes: [] };
  const [typed, first] = [make(), make()];
  typed.load(stored.typed);
  first.load(stored.before);
  const changes = mergeForms({ before: first, typed, now: form });
  return { order, service, asked, form, before, changes };
}

/** Whether the client can correct the field at a path. */
export function isCorrectable<Of extends Members>(form: OrderForm<Of>, path: string): boolean {
  return form.has(path) && !FIXED.has(path);
}

/** Empties the files that were asked for again, because the stored file does not count. */
function emptyFiles<Of extends Members>(
  form: OrderForm<Of>,
  asked: readonly string[],
): OrderForm<Of> {
  for (const path of asked) {
    const member = form.members[path];
    if (member?.kind === 'file') member.put(null);
  }
  form.validate();
  return form;
}

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

/** How the form of a service is made of an order, and back. */
export type Correctable<Of extends Members> = {
  open: (service: OrderService) => OrderForm<Of>;
  toWire: (members: Of) => object;
};

/** The form of an order that waits for its client, limited to what was asked, and beside it the same untouched. */
export type OpenCorrections<Of extends Members> = {
  order: Order;
  service: OrderService;
  /** The paths in the form that were asked for. */
  asked: readonly string[];
  form: OrderForm<Of>;
  before: OrderForm<Of>;
  /** What the firm has changed of it since it was typed. */
  changes: readonly FormChange[];
};

/** What is chosen by the package and not by the client. */
const FIXED: ReadonlySet<string> = new Set(['duration_months']);

/** Opens the form of the order's service, with what was typed into an earlier one. */
export function openCorrections<Of extends Members>(
  { open }: Correctable<Of>,
  order: Order,
  kept: StoredCorrections | null,
): OpenCorrections<Of> {
  const [service] = order.services;
  if (service === undefined) throw new Error('An order has a service');
  const asked = order.corrections.map(({ field }) => toFormPath(field));
  const make = () => {
    const form = open(service);
    // What is wrong with the contributions is told of the list of associates.
    const areShares = isAskedFor(asked, 'capital');
    form.limitTo((path) => isAskedFor(asked, path) || (areShares && path === 'associates'));
    return form;
  };
  const [form, before] = [emptyFiles(make(), asked), make()];
  if (kept === null) return { order, service, asked, form, before, changes: [] };
  const [typed, first] = [make(), make()];
  typed.load(kept.typed);
  first.load(kept.before);
  const changes = mergeForms({ before: first, typed, now: form });
  return { order, service, asked, form, before, changes };
}

/** Whether the client can correct what stands at a path. */
export function isCorrectable<Of extends Members>(form: OrderForm<Of>, path: string): boolean {
  return form.has(path) && !FIXED.has(path);
}

/** A file that was asked for anew is not the one that the order has. */
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

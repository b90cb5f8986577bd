import type { DraftService } from '@tassis/domain';
import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import { orderRecords, type OrderRecords } from './records.ts';

type Settings<Of extends Members> = {
  /** An empty form. */
  make: () => OrderForm<Of>;
  /**
   * Removes what is not input (the current step, what the package fixes), for comparisons.
   * @param shown the form of the comparison, which may have another package
   */
  contentOf?: (snapshot: FormSnapshot<Of>, shown: FormSnapshot<Of>) => unknown;
  service: DraftService;
  /** Whether the form is server-rendered, empty: stored input is added after hydration (`useVisitForm`). */
  isServed?: boolean;
  /** For whom a partner orders; null for an own order. */
  clientId?: string | null;
};

/**
 * The form of this visit, and its records in the browser. Outside React, so that going back to the packages and
 * choosing another one loses nothing, files included.
 */
export type VisitForm<Of extends Members> = {
  service: DraftService;
  records: OrderRecords<FormSnapshot<Of>>;
  isServed: boolean;
  /** An empty form. */
  make: () => OrderForm<Of>;
  /** Continues with a form that is on screen already. */
  adopt: (form: OrderForm<Of>) => void;
  /**
   * Opens the form with what was typed before a reload or a navigation; never with another person's input.
   * @param who the id of the signed-in person; null for a visitor, undefined where that does not matter
   */
  open: (who?: string | null) => OrderForm<Of>;
  /** Sets the owner: a visitor has signed in, or a person who may not order continues as a visitor (null). */
  own: (who: string | null) => void;
  /** Discards the form; the next one is empty. */
  close: () => void;
  /** Whether nothing has been typed or chosen yet. */
  isBlank: (form: OrderForm<Of>) => boolean;
  /** Whether the input equals that of a stored form of unknown shape and age. */
  isAlike: (form: OrderForm<Of>, source: unknown) => boolean;
  /** Whether the form has input that was not ordered meanwhile. */
  isWorthKeeping: (form: OrderForm<Of>) => boolean;
};

/**
 * The forms of a service, by the client for whom a partner orders; null for an own order. Each client has their own, so that
 * none shows another client's data.
 */
export function visitForms<Of extends Members>(
  settings: Omit<Settings<Of>, 'clientId'>,
): (clientId: string | null) => VisitForm<Of> {
  const made = new Map<string | null, VisitForm<Of>>();
  return (clientId) => {
    const known = made.get(clientId) ?? visitForm({ ...settings, clientId });
    made.set(clientId, known);
    return known;
  };
}

export function visitForm<Of extends Members>(settings: Settings<Of>): VisitForm<Of> {
  const {
    make,
    service,
    isServed = false,
    clientId,
    contentOf = (snapshot: FormSnapshot<Of>) => snapshot,
  } = settings;
  const textOf = (form: OrderForm<Of>, shown = form) =>
    JSON.stringify(contentOf(form.snapshot(), shown.snapshot()));
  const blank = textOf(make());
  const isBlank = (form: OrderForm<Of>) => textOf(form) === blank;
  const loaded = (source: unknown) => {
    const form = make();
    form.load(source);
    return form;
  };
  const parse = (source: unknown) => {
    const form = loaded(source);
    return isBlank(form) ? null : form.snapshot();
  };
  const records = orderRecords<FormSnapshot<Of>>(service, parse, clientId);
  let current: OrderForm<Of> | undefined;
  let owner: string | null = null;
  return {
    service,
    records,
    isServed,
    make,
    adopt: (form) => {
      current = form;
    },
    isBlank,
    isAlike: (form, source) => textOf(form) === textOf(loaded(source), form),
    own: (who) => {
      owner = who;
    },
    open: (who) => {
      if (who !== undefined && owner !== null && who !== owner) current = undefined;
      if (who !== undefined) owner = who;
      if (current !== undefined) return current;
      const form = make();
      const stored = records.typing.read();
      if (stored !== null) form.load(stored);
      current = form;
      return form;
    },
    close: () => {
      current = undefined;
    },
    isWorthKeeping: (form) => current === form && !isBlank(form),
  };
}

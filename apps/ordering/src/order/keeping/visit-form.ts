import type { DraftService } from '@tassis/domain';
import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import { orderRecords, type OrderRecords } from './records.ts';

type Settings<Of extends Members> = {
  /** An empty form. */
  make: () => OrderForm<Of>;
  /**
   * What is no answer of its own (where somebody is, what the package fixes) made the same for all.
   * @param shown the form that it is compared with: what that one's package fixes is no answer either
   */
  contentOf?: (snapshot: FormSnapshot<Of>, shown: FormSnapshot<Of>) => unknown;
  service: DraftService;
  /** Whether a server renders it too, empty: what was kept is put in once it is on screen (`adopt`). */
  isServed?: boolean;
  /** For whom a partner orders; null for an own order. */
  clientId?: string | null;
};

/**
 * The form of this visit, and what the browser keeps of it. Outside React, so that going back to the packages and
 * choosing another one loses nothing, files included.
 */
export type VisitForm<Of extends Members> = {
  service: DraftService;
  records: OrderRecords<FormSnapshot<Of>>;
  isServed: boolean;
  /** An empty form. */
  make: () => OrderForm<Of>;
  /** Goes on with a form that is on screen already. */
  adopt: (form: OrderForm<Of>) => void;
  /**
   * With what was typed before the page was reloaded, or left for another one; never with what somebody else typed.
   * @param who is signed in, by id; null for a visitor, undefined where that does not matter
   */
  open: (who?: string | null) => OrderForm<Of>;
  /** Whose it is from now on: a visitor has signed in, or who may not order goes on as a visitor (null). */
  own: (who: string | null) => void;
  /** The next one begins empty. */
  close: () => void;
  /** Whether nothing has been typed or chosen yet. */
  isBlank: (form: OrderForm<Of>) => boolean;
  /** Whether the same was typed and chosen as in what was kept, of unknown shape and age. */
  isAlike: (form: OrderForm<Of>, source: unknown) => boolean;
  /** Whether there is something to keep of this form: typed, and not ordered meanwhile. */
  isWorthKeeping: (form: OrderForm<Of>) => boolean;
};

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
      const kept = records.typing.read();
      if (kept !== null) form.load(kept);
      current = form;
      return form;
    },
    close: () => {
      current = undefined;
    },
    isWorthKeeping: (form) => current === form && !isBlank(form),
  };
}

import { asFields } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';
import { createStore } from 'zustand/vanilla';
import { FormPart } from './form-part.ts';

export type ListItem<Values extends object> = {
  /** Also the prefix of the ids of its controls. */
  id: string;
  /** The key of the record that it shows; undefined for a new item. */
  key: string | undefined;
  part: FormPart<Values>;
  /** Whether it is validated and closed: read-only until it is opened again. */
  isLocked: boolean;
};

/** The part of an item that is stored, with the key of the record that it shows, if any. */
export type ItemSnapshot<Values> = { key?: string; isLocked: boolean; values: Values };

type ListState<Values extends object> = {
  items: readonly ListItem<Values>[];
  /** The id of the item that was opened last. */
  openId: string | undefined;
  /** The error of the list itself. */
  violation: Violation | null;
  isAttempted: boolean;
};

type Settings<Values> = {
  /** Prefix of the ids of its items; also the id of the element to which a violation of the list links. */
  id: string;
  blank: Values;
  choices?: Partial<Record<keyof Values & string, readonly string[]>> | undefined;
  shownAtOnce?: readonly string[] | undefined;
  /** The number of items before the person chooses one. Default 0. */
  initial?: number;
};

/** The open item: the one opened last, else the first that is not validated. */
export function findOpenItem<Values extends object>({
  items,
  openId,
}: ListState<Values>): ListItem<Values> | undefined {
  const unlocked = items.filter(({ isLocked }) => !isLocked);
  return unlocked.find(({ id }) => id === openId) ?? unlocked[0];
}

/** A list of items of one kind, each with a part of its own: associates, managers. */
export class FormList<Values extends object> {
  readonly kind = 'list';
  readonly store;
  readonly #settings: Settings<Values>;
  readonly #onChange: () => void;
  #made = 0;

  /** @param onChange called after every change of an item or of the list */
  constructor(settings: Settings<Values>, onChange: () => void) {
    this.#settings = settings;
    this.#onChange = onChange;
    this.store = createStore<ListState<Values>>(() => ({
      items: this.#blanks(),
      openId: undefined,
      violation: null,
      isAttempted: false,
    }));
  }

  get id(): string {
    return this.#settings.id;
  }

  get items(): readonly ListItem<Values>[] {
    return this.store.getState().items;
  }

  /** Sets the number of items: removes from the end, or adds blank ones. */
  resize(count: number): void {
    const resized = this.items.slice(0, Math.max(count, 0));
    while (resized.length < count) resized.push(this.#make());
    this.#put(resized);
  }

  remove(id: string): void {
    this.#put(this.items.filter((item) => item.id !== id));
  }

  /** Adds a blank item and opens it. */
  add(): ListItem<Values> {
    const item = this.#make();
    this.#put([...this.items, item]);
    this.open(item.id);
    return item;
  }

  /** Opens an item; the others close. */
  open(id: string): void {
    this.store.setState({ openId: id });
    if (this.items.some((item) => item.id === id && item.isLocked)) this.lock([id], false);
  }

  lock(ids: readonly string[], isLocked: boolean): void {
    this.#put(this.items.map((item) => (ids.includes(item.id) ? { ...item, isLocked } : item)));
  }

  snapshot(): ItemSnapshot<Values>[] {
    return this.items.map(({ key, isLocked, part }) => ({
      ...(key !== undefined && { key }),
      isLocked,
      values: part.values,
    }));
  }

  /** Restores what was stored, of unknown shape and age. */
  load(source: unknown): void {
    if (!Array.isArray(source)) {
      this.#put(this.#blanks());
      return;
    }
    const stored: unknown[] = source;
    this.#put(
      stored.map((each) => {
        const { values, isLocked, key } = asFields(each);
        const item = this.#make(typeof key === 'string' ? key : undefined);
        item.part.load(values);
        return { ...item, isLocked: isLocked === true };
      }),
    );
  }

  /** Restores the initial blank items and clears all errors. */
  reset(): void {
    this.store.setState({ isAttempted: false });
    this.#put(this.#blanks());
  }

  attempt(): void {
    this.store.setState({ isAttempted: true });
    for (const { part } of this.items) part.attempt();
  }

  setViolation(violation: Violation | null): void {
    this.store.setState({ violation });
  }

  #blanks(): ListItem<Values>[] {
    return Array.from({ length: this.#settings.initial ?? 0 }, () => this.#make());
  }

  #make(key?: string): ListItem<Values> {
    this.#made += 1;
    const id = `${this.#settings.id}-${this.#made}`;
    const part = new FormPart({ ...this.#settings, id }, this.#onChange);
    return { id, key, part, isLocked: false };
  }

  #put(items: readonly ListItem<Values>[]): void {
    this.store.setState({ items });
    this.#onChange();
  }
}

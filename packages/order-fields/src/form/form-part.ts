import { asFields } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';
import { createStore } from 'zustand/vanilla';

/** The value of a field: a text, a tick, an amount in centimes or null, several ticks. */
export type FieldValue = string | boolean | number | null | readonly string[];

/** The server's error for a field; it is shown as long as the refused value is there. */
type Refusal = { text: string; value: unknown };

export type PartState<Values> = {
  values: Values;
  /** The first error of each field. */
  violations: Readonly<Record<string, Violation>>;
  /** Whether the values were validated; before that the violations are unknown. */
  isValidated: boolean;
  /** Errors are hidden before the first attempt to continue. */
  isAttempted: boolean;
  /**
   * The fields that were changed or left, or had an error at an attempt. A field that appears later shows no error before it
   * is touched.
   */
  touched: readonly string[];
  /** The fields of choices; their errors are shown at once. */
  shownAtOnce: readonly string[];
  refusals: Readonly<Record<string, Refusal>>;
};

/** The names of the fields whose value is of this kind. */
export type FieldOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

type Settings<Values> = {
  /** The prefix of its controls' ids, unique on the page. */
  id: string;
  blank: Values;
  /** The values that a choice offers; any other stored value is read as blank. */
  choices?: Partial<Record<keyof Values & string, readonly string[]>> | undefined;
  /** The fields whose errors are shown as soon as they have a value: days. */
  shownAtOnce?: readonly string[] | undefined;
};

/**
 * Fields that belong together. Their values are outside React, so that they outlive the step on which they are typed. A
 * control listens to its own part only, so the cost of a keystroke does not grow with the form.
 */
export class FormPart<Values extends object> {
  readonly kind = 'part';
  readonly store;
  readonly #settings: Settings<Values>;
  readonly #onChange: () => void;

  /** @param onChange called after every change of a value */
  constructor(settings: Settings<Values>, onChange: () => void) {
    this.#settings = settings;
    this.#onChange = onChange;
    this.store = createStore<PartState<Values>>(() => ({
      values: settings.blank,
      violations: {},
      isValidated: false,
      isAttempted: false,
      touched: [],
      shownAtOnce: settings.shownAtOnce ?? [],
      refusals: {},
    }));
  }

  get values(): Values {
    return this.store.getState().values;
  }

  /** The part of its state that is stored. */
  snapshot(): Values {
    return this.values;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#settings.blank, name);
  }

  /** The id of a field's control. */
  getFieldId(name: string): string {
    return `${this.#settings.id}-${name}`;
  }

  set(name: keyof Values & string, value: FieldValue): void {
    this.touch(name);
    this.change((values) => ({ ...values, [name]: value }));
  }

  /** Clears fields; their errors are hidden until they are touched again. */
  clear(...names: readonly (keyof Values & string)[]): void {
    const { blank } = this.#settings;
    const { touched } = this.store.getState();
    this.store.setState({
      touched: touched.filter((name) => !names.some((gone) => gone === name)),
    });
    const empty = Object.fromEntries(names.map((name) => [name, blank[name]]));
    this.change((values) => ({ ...values, ...empty }));
  }

  change(how: (values: Values) => Values): void {
    this.store.setState(({ values }) => ({ values: how(values) }));
    this.#onChange();
  }

  /** Restores the blank values and clears all errors. */
  reset(changes: Partial<Values> = {}): void {
    const values = { ...this.#settings.blank, ...changes };
    this.store.setState({
      values,
      violations: {},
      isValidated: false,
      isAttempted: false,
      touched: [],
      refusals: {},
    });
    this.#onChange();
  }

  /** Restores stored values of unknown shape and age; an invalid value becomes blank. */
  load(source: unknown): void {
    const { blank, choices } = this.#settings;
    this.change(() => readLike(blank, source, choices));
  }

  /** Whether it shows an error. */
  isInvalid(state: PartState<Values>): boolean {
    return Object.keys(getShownViolations(state)).length > 0 || refusedIn(state).length > 0;
  }

  /** Whether it was validated and has no error. */
  isValid(state: PartState<Values>): boolean {
    const { isValidated, violations } = state;
    return isValidated && Object.keys(violations).length === 0 && refusedIn(state).length === 0;
  }

  /** The fields whose current value the server has refused. */
  refused(): string[] {
    return refusedIn(this.store.getState());
  }

  /** Shows the errors of an attempt to continue. */
  attempt(): void {
    this.touch(...Object.keys(this.store.getState().violations));
    this.store.setState({ isAttempted: true });
  }

  setViolations(violations: Readonly<Record<string, Violation>>): void {
    const { isValidated, violations: before } = this.store.getState();
    if (isValidated && isSame(before, violations)) return;
    this.store.setState({ violations, isValidated: true });
  }

  /** Marks fields as changed or left; after an attempt their errors are shown. */
  touch(...names: readonly string[]): void {
    const { touched } = this.store.getState();
    const others = names.filter((name) => !touched.includes(name));
    if (others.length > 0) this.store.setState({ touched: [...touched, ...others] });
  }

  /** Sets the server's errors by field; a field without one loses its error. */
  refuse(texts: Readonly<Record<string, string>>): void {
    const now = new Map<string, unknown>(Object.entries(this.values));
    const refusals = Object.entries(texts).map(
      ([name, text]) => [name, { text, value: now.get(name) }] as const,
    );
    this.store.setState({ refusals: Object.fromEntries(refusals) });
  }
}

/** The errors that are shown, by field. */
export function getShownViolations<Values extends object>(
  state: PartState<Values>,
): PartState<Values>['violations'] {
  const { isAttempted, touched, shownAtOnce, violations } = state;
  const shown = isAttempted
    ? touched
    : touched.filter((name) => shownAtOnce.includes(name) && holds(state, name));
  if (shown.length === 0) return {};
  return Object.fromEntries(Object.entries(violations).filter(([name]) => shown.includes(name)));
}

/** Whether the field has a value. */
function holds<Values extends object>({ values }: PartState<Values>, field: string): boolean {
  return Object.entries(values).some(([name, value]) => name === field && value !== '');
}

function refusedIn<Values extends object>({ refusals, values }: PartState<Values>): string[] {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.keys(refusals).filter((name) => Object.is(refusals[name]?.value, now.get(name)));
}

function readLike<Values extends object>(
  blank: Values,
  source: unknown,
  choices: Readonly<Record<string, readonly string[] | undefined>> = {},
): Values {
  const found = asFields(source);
  const read = Object.entries(blank).map(([name, empty]) => {
    const value = found[name];
    const fits = isLike(empty, value) && isOffered(value, choices[name]);
    return [name, fits ? value : empty] as const;
  });
  return { ...blank, ...Object.fromEntries(read) };
}

function isLike(empty: unknown, value: unknown): boolean {
  if (empty === null) return value === null || Number.isSafeInteger(value);
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof value === typeof empty;
}

function isOffered(value: unknown, offered: readonly string[] | undefined): boolean {
  if (offered === undefined) return true;
  const chosen: unknown[] = Array.isArray(value) ? value : [value];
  return chosen.every((each) => each === '' || offered.some((known) => known === each));
}

function isSame(
  before: Readonly<Record<string, Violation>>,
  now: Readonly<Record<string, Violation>>,
): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => JSON.stringify(before[name]) === JSON.stringify(now[name]))
  );
}

import { asFields } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';
import { createStore } from 'zustand/vanilla';

/** What a control may hold: a text, a tick, an amount in centimes or none, several ticks. */
export type FieldValue = string | boolean | number | null | readonly string[];

/** What the server said of a value; it counts as long as that value stands there. */
type Refusal = { text: string; value: unknown };

export type PartState<Values> = {
  values: Values;
  /** The first one of each field. */
  violations: Readonly<Record<string, Violation>>;
  /** Whether the violations are of values that were typed, or only not known yet. */
  isValidated: boolean;
  /** Violations are not shown before somebody wanted to go on. */
  isAttempted: boolean;
  /** The fields that were changed, left, or wrong when somebody wanted to go on: what appears later is not wrong before. */
  touched: readonly string[];
  /** The fields that are chosen, not typed: what is wrong with a choice is shown at once. */
  shownAtOnce: readonly string[];
  refusals: Readonly<Record<string, Refusal>>;
};

/** The names of the fields that hold such a value. */
export type FieldOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

type Settings<Values> = {
  /** Prefix of the ids of its controls; alone on the page. */
  id: string;
  blank: Values;
  /** What a field may hold that offers a choice; anything else is read as nothing chosen. */
  choices?: Partial<Record<keyof Values & string, readonly string[]>> | undefined;
  /** The fields of which an unfit choice is shown at once: a day. */
  shownAtOnce?: readonly string[] | undefined;
};

/**
 * Some fields that belong together, outside React: they outlive the step on which they are typed. A control listens
 * to its own part only, so the cost of a keystroke does not grow with the form.
 */
export class FormPart<Values extends object> {
  readonly kind = 'part';
  readonly store;
  readonly #settings: Settings<Values>;
  readonly #onChange: () => void;

  /** @param onChange told after every change of a value */
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

  /** The part of it that is stored. */
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

  /** Empties fields, which are not wrong before they are touched again. */
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

  /** Back to nothing typed, and nothing said about it. */
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

  /** Restores what was stored, of unknown shape and age; a value that is of no use becomes blank. */
  load(source: unknown): void {
    const { blank, choices } = this.#settings;
    this.change(() => readLike(blank, source, choices));
  }

  /** Whether something is shown to be wrong with it. */
  isInvalid(state: PartState<Values>): boolean {
    return Object.keys(getShownViolations(state)).length > 0 || refusedIn(state).length > 0;
  }

  /** Whether it was validated, and nothing is wrong with it. */
  isValid(state: PartState<Values>): boolean {
    const { isValidated, violations } = state;
    return isValidated && Object.keys(violations).length === 0 && refusedIn(state).length === 0;
  }

  /** The fields in which a value stands that the server refused. */
  refused(): string[] {
    return refusedIn(this.store.getState());
  }

  /** Somebody wants to go on: what is wrong by now is shown. */
  attempt(): void {
    this.touch(...Object.keys(this.store.getState().violations));
    this.store.setState({ isAttempted: true });
  }

  setViolations(violations: Readonly<Record<string, Violation>>): void {
    const { isValidated, violations: before } = this.store.getState();
    if (isValidated && isSame(before, violations)) return;
    this.store.setState({ violations, isValidated: true });
  }

  /** Fields that were changed or left: once somebody wanted to go on, what is wrong with them is shown. */
  touch(...names: readonly string[]): void {
    const { touched } = this.store.getState();
    const others = names.filter((name) => !touched.includes(name));
    if (others.length > 0) this.store.setState({ touched: [...touched, ...others] });
  }

  /** The server's texts, by field. */
  refuse(texts: Readonly<Record<string, string>>): void {
    const now = new Map<string, unknown>(Object.entries(this.values));
    const refusals = Object.entries(texts).map(
      ([name, text]) => [name, { text, value: now.get(name) }] as const,
    );
    this.store.setState({ refusals: Object.fromEntries(refusals) });
  }
}

/** What is shown to be wrong, by field. */
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

/** Whether something was chosen there. */
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

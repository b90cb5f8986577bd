import { asFields, type toViolations } from '@tassis/contracts';
import { createStore } from 'zustand/vanilla';
import type { FormFile, FileSnapshot } from './form-file.ts';
import type { FormList, ItemSnapshot } from './form-list.ts';
import type { FormPart } from './form-part.ts';

/** A violation with its path in the wire's body: 'associates.0.cin'. */
export type PathViolation = ReturnType<typeof toViolations>[number];

type Member = FormPart<object> | FormList<object> | FormFile;
export type Members = Readonly<Record<string, Member>>;

/** The stored content of a form, without the content of files. */
export type FormSnapshot<Of extends Members> = {
  [Name in keyof Of]: Of[Name] extends FormPart<infer Values>
    ? Values
    : Of[Name] extends FormList<infer Values>
      ? ItemSnapshot<Values>[]
      : Of[Name] extends FormFile
        ? FileSnapshot | null
        : never;
};

/** The field of the form for a path of the API's body. */
export type FieldLocation = {
  member: string;
  /** The index of the item in a list. */
  index?: number | undefined;
  /** The field's name; absent for a whole file or list. */
  field?: string | undefined;
  /** The id of the control, or of its group. */
  id: string;
};

type Settings<Of extends Members> = {
  /** Makes the members; each calls `onChange` after its changes. */
  members: (onChange: () => void) => Of;
  /** Finds all errors, by the schema with which the API validates the form. */
  rule: (form: Of) => readonly PathViolation[];
  /** The delay of the validation after a change, in ms, so that typing does not wait for it; 0 validates at once. Default: 200. */
  validateAfter?: number;
};

const VALIDATE_AFTER_MS = 200;

/** A whole form: its members by name, its errors, and its content to store and restore. */
export class OrderForm<Of extends Members> {
  readonly members: Of;
  /** In the order of the rule. */
  readonly findings = createStore<readonly PathViolation[]>(() => []);
  readonly #rule: () => readonly PathViolation[];
  readonly #validateAfter: number;
  readonly #listeners = new Set<() => void>();
  #isAsked: (path: string) => boolean = () => true;
  /** Whether several members are changing in one transaction. */
  #isChanging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ members, rule, validateAfter = VALIDATE_AFTER_MS }: Settings<Of>) {
    this.members = members(() => this.#changed());
    this.#rule = () => rule(this.members);
    this.#validateAfter = validateAfter;
    this.validate();
  }

  /** Calls the listener after every change of the content. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot(): FormSnapshot<Of> {
    const entries = Object.entries(this.members).map(
      ([name, member]) => [name, member.snapshot()] as const,
    );
    // TypeScript cannot infer the names from the entries; they are those of the members.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(entries) as FormSnapshot<Of>;
  }

  /** Restores stored content of unknown shape and age. */
  load(source: unknown): void {
    const found = asFields(source);
    this.#changeAll((name, member) => member.load(found[name]));
  }

  /** Restores the blank form and clears all errors. */
  reset(): void {
    this.#changeAll((_, member) => member.reset());
  }

  /** Limits the form to the asked paths; errors of others are not found. */
  limitTo(isAsked: (path: string) => boolean): void {
    this.#isAsked = isAsked;
    this.validate();
  }

  /** Whether the form has this path of the wire: a field, a file, a list, or an item of it. */
  has(path: string): boolean {
    const { member = '', index = -1, field } = this.locate(path) ?? {};
    const owner = this.members[member];
    if (owner === undefined) return false;
    if (owner.kind !== 'list' || path === member) return path === (field ?? member);
    const part = owner.items[index]?.part;
    const [, , ...names] = path.split('.');
    return part !== undefined && names.length < 2 && names.every((name) => part.has(name));
  }

  isAsked(path: string): boolean {
    return this.#isAsked(path);
  }

  /** Validates the form at once, and gives each member its errors. */
  validate(): readonly PathViolation[] {
    clearTimeout(this.#timer);
    const findings = this.#rule().filter(
      ({ path }) => this.#isAsked(path) && !this.#isOrdered(path),
    );
    const at = this.#byOwner(findings.map(({ path, violation }) => [path, violation]));
    for (const [name, member] of Object.entries(this.members)) {
      if (member.kind === 'part') member.setViolations(Object.fromEntries(at(name)));
      else member.setViolation(at(name).get('') ?? null);
      for (const [index, part] of partsIn(member)) {
        part.setViolations(Object.fromEntries(at(name, index)));
      }
    }
    this.findings.setState(findings, true);
    return findings;
  }

  /**
   * Sets the server's error texts by path; each is shown at its field as long as the refused value is there. An item with an
   * error is opened.
   */
  refuse(texts: readonly (readonly [path: string, text: string])[]): void {
    const at = this.#byOwner(texts);
    for (const [name, member] of Object.entries(this.members)) {
      if (member.kind === 'part') member.refuse(Object.fromEntries(at(name)));
      if (member.kind === 'file') member.refuse(at(name).get(''));
      for (const [index, part] of partsIn(member)) {
        part.refuse(Object.fromEntries(at(name, index)));
      }
      if (member.kind === 'list') unlockWhere(member, (index) => at(name, index).size > 0);
    }
    // Listeners show the errors, so they must run after a refusal too.
    this.validate();
  }

  /** The paths whose current values the server has refused. */
  refusedPaths(): string[] {
    return Object.entries(this.members).flatMap(([name, member]) => {
      if (member.kind === 'part') return member.refused();
      if (member.kind === 'file') return member.isRefused() ? [name] : [];
      return partsIn(member).flatMap(([index, part]) =>
        part.refused().map((field) => `${name}.${index}.${field}`),
      );
    });
  }

  /** Opens the item of a list to which a path leads, if any. */
  reveal(path: string): void {
    const { member = '', index = -1 } = this.locate(path) ?? {};
    const list = this.members[member];
    const item = list?.kind === 'list' ? list.items[index] : undefined;
    if (list?.kind === 'list' && item !== undefined) list.open(item.id);
  }

  /** The field for a path of the API's body; undefined when the form has none. */
  locate(path: string): FieldLocation | undefined {
    const [head = '', ...rest] = path.split('.');
    const member = this.members[head];
    if (member?.kind === 'file') return { member: head, id: member.id };
    if (member?.kind === 'list') return locateInList(head, member, rest);
    const owner = Object.entries(this.members).find(
      ([, each]) => each.kind === 'part' && each.has(head),
    );
    if (owner === undefined || owner[1].kind !== 'part') return undefined;
    return { member: owner[0], field: head, id: owner[1].getFieldId(head) };
  }

  /** Whether the path is a file that the server already has, so that it is not missing. */
  #isOrdered(path: string): boolean {
    const member = this.members[path];
    return member?.kind === 'file' && member.file?.isOrdered === true;
  }

  /** Groups texts or violations by the member or item of their path, then by field; the first of each field counts. */
  #byOwner<Told>(told: readonly (readonly [path: string, told: Told])[]) {
    const owners = new Map<string, Map<string, Told>>();
    for (const [path, each] of told) {
      const found = this.locate(path);
      if (found === undefined) continue;
      const owner = `${found.member}.${found.index ?? ''}`;
      const fields = owners.get(owner) ?? new Map<string, Told>();
      const field = found.field ?? '';
      if (!fields.has(field)) fields.set(field, each);
      owners.set(owner, fields);
    }
    return (member: string, index?: number) =>
      owners.get(`${member}.${index ?? ''}`) ?? new Map<string, Told>();
  }

  /** Changes members as one transaction: listeners are called once, at the end. */
  #changeAll(how: (name: string, member: Member) => void): void {
    this.#isChanging = true;
    for (const [name, member] of Object.entries(this.members)) how(name, member);
    this.#isChanging = false;
    this.#changed();
    this.validate();
  }

  #changed(): void {
    if (this.#isChanging) return;
    clearTimeout(this.#timer);
    if (this.#validateAfter === 0) this.validate();
    else this.#timer = setTimeout(() => this.validate(), this.#validateAfter);
    for (const listener of this.#listeners) listener();
  }
}

function partsIn(member: Member): [index: number, part: FormPart<object>][] {
  if (member.kind !== 'list') return [];
  return member.items.map(({ part }, index) => [index, part]);
}

function unlockWhere(list: FormList<object>, isRefused: (index: number) => boolean): void {
  const refused = list.items.filter((item, index) => item.isLocked && isRefused(index));
  if (refused.length === 0) return;
  list.lock(
    refused.map(({ id }) => id),
    false,
  );
}

function locateInList(
  member: string,
  list: FormList<object>,
  [position, ...names]: readonly string[],
): FieldLocation {
  const index = position === undefined ? undefined : Number(position);
  const item = index === undefined ? undefined : list.items[index];
  const [field] = names;
  if (item === undefined || field === undefined) return { member, index, id: item?.id ?? list.id };
  return { member, index, field, id: item.part.getFieldId(field) };
}

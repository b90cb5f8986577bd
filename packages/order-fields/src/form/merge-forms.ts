import type { FormList, ListItem } from './form-list.ts';
import type { FormPart } from './form-part.ts';
import type { Members, OrderForm } from './order-form.ts';

/** A field that somebody else changed in an order. */
export type FormChange = {
  /** The path on the wire: 'associates.0.cin'. */
  path: string;
  before: unknown;
  theirs: unknown;
  /** Undefined when this form has not changed it. */
  mine: unknown;
};

type Versions<Of extends Members> = Readonly<Record<'before' | 'typed' | 'now', OrderForm<Of>>>;

/** A part of a form: the prefix of its fields' paths, and the key that identifies it in every version of the form. */
type Piece = { head: string; key: string; part: FormPart<object> };

type Values = ReadonlyMap<string, unknown>;

/**
 * Merges what was typed since `before` into `now`, the form of the record as somebody else has saved it. Where both have
 * changed a field, `now` holds what was typed. Items of lists are matched by the key of their record.
 * @returns the other person's changes to the fields that the form asks for
 */
export function mergeForms<Of extends Members>({ before, typed, now }: Versions<Of>): FormChange[] {
  for (const [name, member] of Object.entries(now.members)) {
    const [mine, old] = [typed.members[name], before.members[name]];
    if (member.kind === 'list' && mine?.kind === 'list' && old?.kind === 'list') {
      mergeItems(member, { mine, old });
    }
    if (member.kind === 'file' && mine?.kind === 'file' && old?.kind === 'file') {
      const isTouched = mine.file?.isOrdered !== true && (mine.file ?? old.file) !== null;
      if (isTouched) member.put(mine.file);
    }
  }
  const [typedPieces, oldPieces] = [toPieces(typed), toPieces(before)];
  const changes = toPieces(now).flatMap(({ head, key, part }) => {
    const mine = typedPieces.find((each) => each.key === key);
    const old = oldPieces.find((each) => each.key === key);
    if (!mine || !old) return [];
    const values = { first: valuesIn(old.part), typed: valuesIn(mine.part), now: valuesIn(part) };
    const names = [...values.now.keys()].filter((name) => now.isAsked(`${head}${name}`));
    const touched = names.filter((name) => !isSame(values.typed.get(name), values.first.get(name)));
    putValues(part, new Map(touched.map((name) => [name, values.typed.get(name)])));
    return toChanges(names, values).map((change) => ({ ...change, path: `${head}${change.path}` }));
  });
  now.validate();
  return changes;
}

export function putValue<Of extends Members>(
  form: OrderForm<Of>,
  path: string,
  value: unknown,
): void {
  const piece = toPieces(form).find(
    ({ head, part }) => path.startsWith(head) && part.has(path.slice(head.length)),
  );
  if (piece) putValues(piece.part, new Map([[path.slice(piece.head.length), value]]));
}

function toChanges(
  names: readonly string[],
  { first, typed, now }: Readonly<Record<'first' | 'typed' | 'now', Values>>,
): FormChange[] {
  return names
    .map((name) => ({
      path: name,
      before: first.get(name),
      theirs: now.get(name),
      mine: isSame(typed.get(name), first.get(name)) ? undefined : typed.get(name),
    }))
    .filter(
      ({ path, before, theirs }) => !isSame(theirs, before) && !isSame(theirs, typed.get(path)),
    );
}

/**
 * Merges the items of a list: adds what was added here and removes what was removed here. An item with input here is never
 * lost.
 */
function mergeItems(
  now: FormList<object>,
  { mine, old }: Record<'mine' | 'old', FormList<object>>,
): void {
  const [there, here, first] = [toItemMap(now), toItemMap(mine), toItemMap(old)];
  for (const [key, { id }] of there) if (first.has(key) && !here.has(key)) now.remove(id);
  for (const [key, { part }] of here) {
    const before = first.get(key)?.part.values;
    const isTyped = !isSame(part.values, before);
    if (!there.has(key) && isTyped) now.add().part.load(part.values);
  }
}

/** The items of a list by the key of their record, new ones by their index among the new ones. */
function toItemMap(list: FormList<object>): Map<string, ListItem<object>> {
  const added = list.items.filter(({ key }) => key === undefined);
  return new Map(list.items.map((item) => [item.key ?? `+${added.indexOf(item)}`, item]));
}

function toPieces<Of extends Members>(form: OrderForm<Of>): Piece[] {
  return Object.entries(form.members).flatMap(([name, member]): Piece[] => {
    if (member.kind === 'part') return [{ head: '', key: name, part: member }];
    if (member.kind === 'file') return [];
    return [...toItemMap(member)].map(([key, { part }], index) => ({
      head: `${name}.${index}.`,
      key: `${name}.${key}`,
      part,
    }));
  });
}

function valuesIn(part: FormPart<object>): Values {
  return new Map<string, unknown>(Object.entries(part.values));
}

function putValues(part: FormPart<object>, values: Values): void {
  if (values.size === 0) return;
  part.load({ ...part.values, ...Object.fromEntries(values) });
  part.touch(...values.keys());
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

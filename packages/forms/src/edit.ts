import { ApiError } from '@tassis/api-client';

/** A record as the API knows it: with the version that `If-Match` names. */
type Versioned = { version: number };

type Parsed<Output> = { success: true; data: Output } | { success: false };

/** The record that a form changes. */
export type Edit<Name extends string, Item extends Versioned> = {
  /** As it was read. */
  record: Item;
  /** The contract that changes it, whose answer is the record. */
  contract: { response: { schema: { safeParse: (answer: unknown) => Parsed<{ data: Item }> } } };
  /** What the fields hold of it. */
  toFields: (record: Item) => Record<Name, string>;
};

/** The record in an answer, or in a `stale_version`. */
export function parseRecord<Item extends Versioned>(
  { contract }: Pick<Edit<string, Item>, 'contract'>,
  answer: unknown,
): Item | undefined {
  const parsed = contract.response.schema.safeParse(answer);
  return parsed.success ? parsed.data.data : undefined;
}

/** The record as somebody else has saved it meanwhile, if that is why a change was refused. */
export function findNewerRecord<Item extends Versioned>(
  edit: Pick<Edit<string, Item>, 'contract'>,
  error: unknown,
): Item | undefined {
  const isStale = error instanceof ApiError && error.code === 'stale_version';
  return isStale ? parseRecord(edit, { success: true, data: error.data }) : undefined;
}

/** A field that somebody else has changed meanwhile. `mine` is there when it was changed here, too. */
export type Change<Name extends string> = { name: Name; theirs: string; mine?: string };

/** What has changed since the form was filled, against what is typed in it: a three-way merge, field by field. */
export function findChanges<Name extends string>(
  names: readonly Name[],
  { before, typed, now }: Record<'before' | 'typed' | 'now', Record<Name, string>>,
): Change<Name>[] {
  return names
    .filter((name) => now[name] !== before[name] && now[name] !== typed[name])
    .map((name) => {
      const change = { name, theirs: now[name] };
      return typed[name] === before[name] ? change : { ...change, mine: typed[name] };
    });
}
